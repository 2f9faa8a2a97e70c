// @ts-check
// Loads the rows and columns of long tables. Each file is a script that hands over JSON: a page that is opened as a file can
// load nothing else.

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** What a file hands over. @param {string} url @returns {Promise<any>} */
export function loadFile(url) {
  const there = known.get(url);
  if (there) return there;
  const made = new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const take = (/** @type {Event} */ event) => {
      const [name, data] = /** @type {CustomEvent} */ (event).detail;
      if (url.endsWith(`/${name}.js`)) resolve(data);
    };
    const end = () => {
      removeEventListener('cg-data', take);
      script.remove();
      reject(new Error(url)); // of what is resolved already nothing comes
    };
    addEventListener('cg-data', take);
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = url;
    document.head.append(script);
  });
  known.set(url, made);
  made.catch(() => known.delete(url));
  return made;
}

/** Fetches the columns that are not in a page itself. @param {Record<string, import('../twins/types').Entry>} entries
 * @param {string} base The address of the page. */
export async function loadColumns(entries, base = document.baseURI) {
  await Promise.all(
    Object.values(entries).map(async entry => {
      if (entry.far) entry.p = [await loadFile(new URL(entry.far, base).href)];
    }),
  );
}
