/** The intervals of charts, in UTC. */
export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** The start of the day, the week (Monday) or the month of an instant. */
export function startOf(interval: Interval, at: Date): Date {
  const [year, month, day] = partsOf(at);
  if (interval === 'month') return utc(year, month, 1);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return utc(year, month, interval === 'week' ? day - sinceMonday : day);
}

/** Moves the start of an interval by a number of intervals, which may be negative. */
export function addIntervals(interval: Interval, start: Date, steps: number): Date {
  const [year, month, day] = partsOf(start);
  if (interval === 'month') return utc(year, month + steps, day);
  return utc(year, month, day + steps * (interval === 'week' ? 7 : 1));
}

/** A span of time from `from` to before `to`. */
export type Span = { from: Date; to: Date; interval: Interval };

/** The starts of the intervals that a span overlaps, the oldest first; at most `most`. */
export function intervalStarts({ from, to, interval }: Span, most: number): Date[] {
  const first = startOf(interval, from);
  const beginnings: Date[] = [];
  for (let next = first; next < to && beginnings.length < most; ) {
    beginnings.push(next);
    next = addIntervals(interval, first, beginnings.length);
  }
  return beginnings;
}

function partsOf(at: Date) {
  return [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()] as const;
}

function utc(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day));
}
