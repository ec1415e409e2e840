/** Two days as in HTML, both included: '2026-01-31'. Empty while unknown. */
export type DateSpan = { start: string; end: string };

/** What is wrong with a span. */
export type DateSpanError = 'order' | 'limits';

const dayMs = 86_400_000;

/** The days up to and including `today`: lastDays(7, '2026-01-31') starts on January 25. */
export function lastDays(count: number, today: string): DateSpan {
  const start = new Date(Date.parse(today) - (count - 1) * dayMs);
  return { start: start.toISOString().slice(0, 10), end: today };
}

/** The number of days, both ends included. */
export function countDays({ start, end }: DateSpan): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / dayMs) + 1;
}

/** The first problem of a span. A missing day is none. */
export function checkSpan(
  { start, end }: DateSpan,
  min = '',
  max = '9999-12-31',
): DateSpanError | undefined {
  const days = [start, end].filter(Boolean);
  if (days.some((day) => day.length > 10 || day < min || day > max)) return 'limits';
  return start && end && end < start ? 'order' : undefined;
}
