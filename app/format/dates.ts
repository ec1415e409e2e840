const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** An ISO instant as a day in the viewer's own zone: 'Dec 30, 2024'. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}
