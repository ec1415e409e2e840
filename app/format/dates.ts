const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Formats an ISO instant as a date in the viewer's time zone: 'Dec 30, 2024'. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Without the year: 'Dec 30'. */
export function formatShortDay(instant: string): string {
  return shortDay.format(new Date(instant));
}

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a version such as '2024-12-30' as 'December 30, 2024'. */
export function formatVersionDate(version: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(version) && !Number.isNaN(Date.parse(version));
  return isDay ? written.format(new Date(version)) : version;
}

/** The same day next month, or the last day of a shorter month. */
export function addOneMonth(day: Date): Date {
  const later = new Date(day.getFullYear(), day.getMonth() + 1, day.getDate());
  return later.getDate() === day.getDate()
    ? later
    : new Date(day.getFullYear(), day.getMonth() + 2, 0);
}
