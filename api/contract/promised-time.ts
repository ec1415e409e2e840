const hoursOfDay = 24;
/** From here on, whole days are easier to read. */
const minHoursInDays = 72;

/**
 * A promised time in the words of pages and emails: '1 hour', '24-48 hours', '7 days'. `hours` is a
 * number or a range, as the settings have it.
 */
export function describeHours(hours: number | string): string {
  const { amount, unit } = measure(hours);
  return `${amount} ${unit}${amount === '1' ? '' : 's'}`;
}

/** Before a noun: '48-hour', '7-day'. */
export function hoursBeforeNoun(hours: number | string): string {
  const { amount, unit } = measure(hours);
  return `${amount}-${unit}`;
}

/** In a title: '24-48h', '7 days'. */
export function abbreviateHours(hours: number | string): string {
  return measure(hours).unit === 'hour' ? `${hours}h` : describeHours(hours);
}

/** A range is in days only if both of its ends are. */
function measure(hours: number | string): { amount: string; unit: 'hour' | 'day' } {
  const ends = String(hours).split('-').map(Number);
  const areDays = ends.every((end) => end >= minHoursInDays && end % hoursOfDay === 0);
  return areDays
    ? { amount: ends.map((end) => end / hoursOfDay).join('-'), unit: 'day' }
    : { amount: String(hours), unit: 'hour' };
}
