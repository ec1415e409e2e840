import { dueSoonHours } from '#contract/delivery';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** From so many hours on it is told in days. */
const maxHours = 48;

/** How a promise that is not kept yet stands, and by how much: '20 min', '5 h', '3 d'. */
export type Deadline = { state: 'ahead' | 'soon' | 'late'; duration: string };

/**
 * Of a website that is to be handed over until `promisedAt`. Spans are whole units, cut: 'due in
 * 5 h' leaves five hours at least. The first minute counts.
 */
export function deadlineOf(promisedAt: string, now: Date): Deadline {
  const leftMs = Date.parse(promisedAt) - now.getTime();
  const isLate = leftMs < 0;
  const isSoon = leftMs <= dueSoonHours * hourMs;
  return {
    state: isLate ? 'late' : isSoon ? 'soon' : 'ahead',
    duration: formatDuration(Math.abs(leftMs)),
  };
}

function formatDuration(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  if (ms <= maxHours * hourMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} d`;
}
