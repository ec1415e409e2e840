const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 'January 15, 2026 (UTC)': a mail cannot know its reader's zone, so it names its own. */
export function formatDay(instant: Date): string {
  return `${day.format(instant)} (UTC)`;
}

/** 4950 → '$49.50'. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
