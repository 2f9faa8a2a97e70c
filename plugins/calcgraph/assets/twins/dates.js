// @ts-check
// Days of the calendar: the twin of calc/numbers/dates.py. A date is kept in seconds from 1970-01-01.
import { fail } from './arithmetic.js';

const DAY = 86400,
  MONTH = 2629800,
  NEAR = 1e-6,
  FIRST = -62135596800,
  LAST = 253402214400;

/** @param {number} count @param {string} reason */
const whole = (count, reason) => {
  const near = Math.floor(count + 0.5);
  if (!Number.isFinite(near)) fail('overflow');
  return Math.abs(count - near) > NEAR ? fail(reason) : near;
};
/** @param {number} seconds */
const check = seconds => (seconds >= FIRST && seconds <= LAST ? seconds : fail('a date beyond the years 1 to 9999'));
/** @param {number} seconds */
const day = seconds => new Date(check(whole(seconds / DAY, 'no whole number of days') * DAY) * 1000);
/** @param {number} year @param {number} month @param {number} date */
const made = (year, month, date) => new Date(0).setUTCFullYear(year, month, date) / 1000;

/** @typedef {(...values: number[]) => number} Act */
/** @type {Record<string, Act>} */
export const DATES = {
  later: (date, seconds) => day(date + seconds).getTime() / 1000,
  months_later: (date, seconds) => {
    const count = whole(seconds / MONTH, 'no whole number of months'),
      from = day(date);
    const all = from.getUTCFullYear() * 12 + from.getUTCMonth() + count,
      year = Math.floor(all / 12),
      month = all - year * 12;
    if (year < 1 || year > 9999) fail('a date beyond the years 1 to 9999');
    return made(year, month, Math.min(from.getUTCDate(), new Date(made(year, month + 1, 0) * 1000).getUTCDate()));
  },
  year: date => day(date).getUTCFullYear(),
  month: date => day(date).getUTCMonth() + 1,
  day: date => day(date).getUTCDate(),
};

/** `2026-11-22`, or a dash for what is not a day. @param {number} seconds */
export function isoText(seconds) {
  const near = Math.floor(seconds / DAY + 0.5);
  if (Math.abs(seconds / DAY - near) > NEAR || near * DAY < FIRST || near * DAY > LAST) return '–';
  return new Date(near * DAY * 1000).toISOString().slice(0, 10);
}

/** Seconds of `2026-11-22`; undefined for what is not a day. @param {string} text */
export function isoSeconds(text) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const seconds = Date.parse(`${text}T00:00:00Z`) / 1000;
  return seconds >= FIRST && isoText(seconds) === text ? seconds : undefined;
}
