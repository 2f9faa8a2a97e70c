// Makes the scripts of a site from the modules in `assets`, so that neither a reader nor a build needs more than a few files:
// `npm run bundle` writes them, `npm run check` finds those that are out of date. With `-- --maps` a debugger in
// `mkdocs serve` shows the modules instead.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

const PACKAGE = fileURLToPath(new URL('../plugins/calcgraph/', import.meta.url)),
  MODULES = join(PACKAGE, 'assets'),
  MADE = join(PACKAGE, 'scripts');
/** What pages name. All that these ask for later are files, too, each by the name of its module. */
const ENTRIES = ['start/far', 'start/either', 'page/sheet', 'page/live', 'map/graph'];
/** Files that hold all that these modules import, but for what is in an earlier one: a slow network is asked once. */
const WHOLE = {
  'page/sheet': ['page/sheet', 'page/dom'],
  'page/live': ['page/live'],
  'map/view': ['map/view'],
  'parts/lines': ['views/lines'],
};
/** A page that is opened as a file can load nothing later, so that this has everything. */
const ALONE = 'start/whole';

const inModules = (/** @type {string} */ name) => join(MODULES, `${name}.js`),
  nameOf = (/** @type {string} */ path) => relative(MODULES, path).split(sep).join('/').replace(/\.js$/, '');

/** Whether a module is loaded with another: it is imported, not asked for later.
 * @param {string} from @param {string} id @param {import('rollup').GetModuleInfo} info */
function isLoadedWith(from, id, info, seen = new Set()) {
  if (from === id) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (info(from)?.importedIds ?? []).some(one => isLoadedWith(one, id, info, seen));
}

const smaller = {
  name: 'smaller',
  renderChunk: (/** @type {string} */ code) =>
    transform(code, { minify: true, target: 'es2022', charset: 'utf8', lineLimit: 160, sourcemap: true }),
};

/** The texts of all scripts by name, and of their maps. */
async function made() {
  const common = { plugins: [smaller], sourcemap: /** @type {const} */ ('hidden') };
  const parts = await rollup({
      input: Object.fromEntries(ENTRIES.map(name => [name, inModules(name)])),
      preserveEntrySignatures: 'allow-extension',
    }),
    whole = await rollup({ input: inModules(ALONE) });
  const files = [
    ...(
      await parts.generate({
        ...common,
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId, name }) =>
          `${facadeModuleId ? nameOf(facadeModuleId) : name in WHOLE ? name : `parts/${name}`}.js`,
        manualChunks: (id, { getModuleInfo }) =>
          Object.entries(WHOLE).find(([, names]) =>
            names.some(name => isLoadedWith(inModules(name), id, getModuleInfo)),
          )?.[0],
      })
    ).output,
    ...(await whole.generate({ ...common, format: 'iife', inlineDynamicImports: true, entryFileNames: `${ALONE}.js` }))
      .output,
  ];
  return new Map(files.map(one => [one.fileName, 'code' in one ? one.code : String(one.source)]));
}

const scripts = await made();
const isScript = (/** @type {string} */ name) => name.endsWith('.js');
if (argv.includes('--check')) {
  const there = (await readdir(MADE, { recursive: true })).map(name => name.split(sep).join('/')).filter(isScript),
    names = new Set([...there, ...[...scripts.keys()].filter(isScript)]);
  for (const name of names)
    if (!there.includes(name) || (await readFile(join(MADE, name), 'utf8')) !== scripts.get(name)) {
      console.error(`scripts/${name} is not made from the modules in assets; run \`npm run bundle\``);
      exit(1);
    }
} else {
  await rm(MADE, { recursive: true, force: true });
  for (const [name, text] of scripts) {
    if (!isScript(name) && !argv.includes('--maps')) continue;
    await mkdir(dirname(join(MADE, name)), { recursive: true });
    await writeFile(join(MADE, name), text);
  }
}
