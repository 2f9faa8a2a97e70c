// @ts-check
// A scenario in an address: `?s=gpu:b200,params:140Gparam`.

/** @param {string} search */
export const inAddress = search => new URLSearchParams(search).get('s') ?? '';

/** Changes with the name of their note before every name; without a note, only those that have one: any page may take them.
 * @param {string} text @param {string} [note] */
export const withNames = (text, note) =>
  text
    .split(',')
    .flatMap(part => (part.split(':')[0].includes('.') ? part : note && part ? `${note}.${part}` : []))
    .join();

/** An address with other changes in it; everything else of it stays.
 * @param {string} href @param {string} text */
export const withScenario = (href, text) => withPart(href, 's', text);

/** An address with another part of its query, none for an empty one. @param {string} href @param {string} name @param {string} text */
export function withPart(href, name, text) {
  const url = new URL(href),
    rest = url.search
      .slice(1)
      .split('&')
      .filter(part => part && !part.startsWith(`${name}=`));
  // readable, as far as a query may be
  const mine = encodeURIComponent(text)
    .replace(/%3A/g, ':')
    .replace(/%2C/g, ',')
    .replace(/%2F/g, '/')
    .replace(/%20/g, '+');
  url.search = [...(text ? [`${name}=${mine}`] : []), ...rest].join('&');
  return url.href;
}
