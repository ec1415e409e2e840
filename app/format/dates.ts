const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** An ISO instant as a day in the viewer's own zone: 'Dec 30, 2024'. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** The same where the year is plain: 'Dec 30'. */
export function formatShortDay(instant: string): string {
  return shortDay.format(new Date(instant));
}

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A version that is called by its day, '2024-12-30', in words: 'December 30, 2024'. */
export function formatVersionDate(version: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(version) && !Number.isNaN(Date.parse(version));
  return isDay ? written.format(new Date(version)) : version;
}

/** The same day a month on; the last one of a shorter month. */
export function addOneMonth(day: Date): Date {
  const later = new Date(day.getFullYear(), day.getMonth() + 1, day.getDate());
  return later.getDate() === day.getDate()
    ? later
    : new Date(day.getFullYear(), day.getMonth() + 2, 0);
}
