// @ts-check
// Copies: a text, or a table as CSV.

/** Copies, and says so on the button. @param {string} text @param {HTMLElement} [on] */
export async function copyText(text, on) {
  const said = on?.textContent ?? '';
  const worked = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (!on || said.startsWith('copied')) return;
  on.textContent = worked ? 'copied' : 'not allowed';
  setTimeout(() => {
    on.textContent = said;
  }, 1200);
}

/** @param {HTMLTableElement | null | undefined} table */
export function asCsv(table) {
  const field = (/** @type {Element} */ cell) => {
    const text = (cell.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/−(?=[\d.])/g, '-')
      .replace(/^-?\d{1,3}(,\d{3})+$/, groups => groups.replaceAll(',', ''));
    // a text that a spreadsheet would run as a formula
    const safe = /^[=+@\t-]/.test(text) && Number.isNaN(+text) ? `'${text}` : text;
    return /[",\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
  };
  return [...(table?.rows ?? [])]
    .filter(row => !row.hidden)
    .map(row => [...row.cells].map(field).join())
    .join('\n');
}
