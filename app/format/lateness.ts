import { dueSoonHours } from '#contract/delivery';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** From so many hours on it is told in days. */
const mostHours = 48;

/** How a promise that is not kept yet stands, and by how much: '20 min', '5 h', '3 d'. */
export type Lateness = { standing: 'ahead' | 'soon' | 'late'; span: string };

/**
 * Of a website that is to be handed over until `promisedAt`. Spans are whole units, cut: 'due in
 * 5 h' leaves five hours at least. The first minute counts.
 */
export function latenessOf(promisedAt: string, now: Date): Lateness {
  const leftMs = Date.parse(promisedAt) - now.getTime();
  const isLate = leftMs < 0;
  const isSoon = leftMs <= dueSoonHours * hourMs;
  return { standing: isLate ? 'late' : isSoon ? 'soon' : 'ahead', span: spanOf(Math.abs(leftMs)) };
}

function spanOf(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  if (ms <= mostHours * hourMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} d`;
}
