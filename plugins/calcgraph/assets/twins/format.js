// @ts-check
// Figures as a reader sees them: the twin of `calc/units/display.py`, digit for digit.

// digits that two languages agree on; rounding starts from these
const EXACT = 12;

// within one over it of 1 a figure has the digits of its distance: 99.9999 % is no 100 %
const NEAR = 100;

/** @type {Record<string, number>} */
const WHOLES = { '%': 100, percent: 100, pct: 100, '‰': 1000 };

/** The figure of the number 1 in a unit of shares and factors, 0 in any other. @param {string} unit */
export const wholeOf = unit => (!unit || unit.startsWith('×') ? 1 : (WHOLES[unit] ?? 0));

/** `41.8`, `113.92`, `123,456`, `1.23e-7`. @param {number} number @param {number} [digits] @param {boolean} [money] @param {number} [whole] */
export function formatNumber(number, digits = 3, money = false, whole = 0) {
  if (!number) return '0';
  if (!Number.isFinite(number)) return number < 0 ? '-∞' : '∞';
  const [mantissa, power] = Math.abs(number)
      .toExponential(EXACT - 1)
      .split('e'),
    at = +power;
  const exact = +mantissa.replace('.', ''),
    sign = number < 0 ? '-' : '';
  if (Math.abs(number) >= 1e12 && Math.abs(number) < 1e15)
    return sign + written(Math.floor(Math.abs(number) + 0.5), 0, false);
  if (at < -4 || at >= 15) {
    const short = rounded(exact, EXACT - digits),
      more = short >= 10 ** digits ? 1 : 0;
    return `${sign}${written(short / 10 ** more, digits - 1, false)}e${at + more}`;
  }
  let decimals = Math.max(digits - 1 - at, 0);
  if (money && at >= 0) decimals = at >= 4 ? 0 : Math.max(decimals, 2);
  const one = whole * 10 ** (EXACT - 1 - at),
    apart = number > 0 && whole ? Math.abs(exact - one) : 0;
  if (apart && apart * NEAR <= one)
    decimals = Math.max(decimals, Math.min(digits - at + EXACT - 1 - String(apart).length, EXACT - 1 - at));
  let shown = rounded(exact, EXACT - 1 - at - decimals);
  if (!money && decimals > 0 && shown >= 10 ** (at + decimals + 1)) shown = rounded(exact, EXACT - 1 - at - --decimals);
  return sign + written(shown, decimals, money && at >= 0 && shown % 10 ** decimals !== 0);
}

/** A whole number without its last digits, halves up. @param {number} whole @param {number} drop */
const rounded = (whole, drop) => (drop > 0 ? Math.floor(whole / 10 ** drop + 0.5) : whole * 10 ** -drop);

/** Without trailing zeros behind the point; from five digits on in groups of three. @param {number} digits @param {number} decimals @param {boolean} keep */
function written(digits, decimals, keep) {
  const text = String(digits).padStart(decimals + 1, '0'),
    whole = text.slice(0, text.length - decimals),
    rest = text.slice(text.length - decimals);
  const kept = keep ? rest : rest.replace(/0+$/, ''),
    grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return kept ? `${grouped}.${kept}` : grouped;
}
