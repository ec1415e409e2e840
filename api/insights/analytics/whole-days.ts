const dayMs = 24 * 60 * 60_000;

type Stretch = { from: Date; to: Date };

/** A span as the UTC days that it holds whole, and the rest of it before and after them. */
export type SplitSpan = {
  /** 'from' is inclusive, 'to' exclusive, as '2026-01-31'. None if they are equal. */
  days: { from: string; to: string };
  rest: Stretch[];
};

/** Splits a span at the UTC midnights. Without a start, it holds all days before its end. */
export function splitIntoDays({ from, to }: { from: Date | null; to: Date }): SplitSpan {
  const lastMidnight = new Date(Math.floor(to.getTime() / dayMs) * dayMs);
  const after = { from: lastMidnight, to };
  if (!from) return { days: { from: '', to: dayOf(lastMidnight) }, rest: [after].filter(isSome) };
  const firstMidnight = new Date(Math.ceil(from.getTime() / dayMs) * dayMs);
  if (firstMidnight > lastMidnight) {
    return { days: { from: dayOf(from), to: dayOf(from) }, rest: [{ from, to }] };
  }
  return {
    days: { from: dayOf(firstMidnight), to: dayOf(lastMidnight) },
    rest: [{ from, to: firstMidnight }, after].filter(isSome),
  };
}

/** '2026-01-31' in UTC, as the function `utc_day` in the database. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function isSome({ from, to }: Stretch): boolean {
  return from < to;
}
