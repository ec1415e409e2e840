const DAYS = new Map([
  ['day', 1],
  ['week', 7],
]);

/** The end of a billing period, in Unix seconds UTC; 31 January + 1 month is the end of February. */
export function periodEnd(start: number, interval: string, count: number): number {
  const date = new Date(start * 1000);
  const days = DAYS.get(interval);
  if (days === undefined) addMonths(date, count * (interval === 'year' ? 12 : 1));
  else date.setUTCDate(date.getUTCDate() + count * days);
  return date.getTime() / 1000;
}

function addMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
}
