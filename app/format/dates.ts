const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** An ISO instant as a day in the viewer's own zone: 'Dec 30, 2024'. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** The same day a month on; the last one of a shorter month. */
export function oneMonthAfter(day: Date): Date {
  const later = new Date(day.getFullYear(), day.getMonth() + 1, day.getDate());
  return later.getDate() === day.getDate()
    ? later
    : new Date(day.getFullYear(), day.getMonth() + 2, 0);
}
