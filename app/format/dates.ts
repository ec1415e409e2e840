import { lazy } from './lazy.ts';

const day = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));

/** Formats an ISO instant as a date in the viewer's time zone: 'Dec 30, 2024'. */
export function formatDay(instant: string): string {
  return day().format(new Date(instant));
}

const shortDay = lazy(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));

/** Without the year: 'Dec 30'. */
export function formatShortDay(instant: string): string {
  return shortDay().format(new Date(instant));
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats a version such as '2024-12-30' as 'December 30, 2024', and the second of that day,
 * '2024-12-30-2', as 'December 30, 2024 (2)'. Without `Intl`, because legal pages show it while they
 * hydrate.
 */
export function formatVersionDate(version: string): string {
  const [, day = '', number] = /^(\d{4}-\d{2}-\d{2})(?:-(\d+))?$/.exec(version) ?? [];
  if (Number.isNaN(Date.parse(day))) return version;
  const date = new Date(day);
  const written = `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  return number === undefined ? written : `${written} (${number})`;
}

/** The same day next month, or the last day of a shorter month. */
export function addOneMonth(day: Date): Date {
  const later = new Date(day.getFullYear(), day.getMonth() + 1, day.getDate());
  return later.getDate() === day.getDate()
    ? later
    : new Date(day.getFullYear(), day.getMonth() + 2, 0);
}
