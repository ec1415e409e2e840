/** The stretches of time that a chart counts by: of UTC, where every day has 24 hours. */
export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** When the day, the week (from Monday on) or the month began in which an instant lies. */
export function startOf(interval: Interval, at: Date): Date {
  const [year, month, day] = partsOf(at);
  if (interval === 'month') return utc(year, month, 1);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return utc(year, month, interval === 'week' ? day - sinceMonday : day);
}

/** So many intervals after one that begins at `start`; negative: before it. */
export function addIntervals(interval: Interval, start: Date, steps: number): Date {
  const [year, month, day] = partsOf(start);
  if (interval === 'month') return utc(year, month + steps, day);
  return utc(year, month, day + steps * (interval === 'week' ? 7 : 1));
}

/** A time from its first moment to before its last. */
export type Span = { from: Date; to: Date; interval: Interval };

/** When each interval begins that a span touches, the oldest first; no more than `most`. */
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
