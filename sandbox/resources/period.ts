const DAYS = new Map([
  ['day', 1],
  ['week', 7],
]);

/**
 * The end of a billing period in Unix seconds, UTC. January 31 plus a month is the end of February.
 */
export function periodEnd(start: number, interval: string, count: number): number {
  const days = DAYS.get(interval);
  if (days === undefined) return addMonths(start, monthsIn(interval, count));
  const date = new Date(start * 1000);
  date.setUTCDate(date.getUTCDate() + count * days);
  return date.getTime() / 1000;
}

/**
 * The end of the period that starts at `start`. Counting from the anchor keeps a billing date of
 * the 31st after shorter months.
 */
export function nextPeriodEnd(
  anchor: number,
  start: number,
  interval: string,
  count: number,
): number {
  if (DAYS.has(interval)) return periodEnd(start, interval, count);
  const elapsed = monthOf(start) - monthOf(anchor);
  return addMonths(anchor, elapsed + monthsIn(interval, count));
}

function monthsIn(interval: string, count: number): number {
  return count * (interval === 'year' ? 12 : 1);
}

function monthOf(seconds: number): number {
  const date = new Date(seconds * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
