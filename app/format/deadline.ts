import { dueSoonHours } from '#contract/delivery-clock';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Longer durations are shown in days. */
const maxHours = 48;

/** How much time is left or overdue: '20 min', '5 h', '3 d'. */
export type Deadline = { state: 'ahead' | 'soon' | 'late'; duration: string };

/**
 * State of the delivery deadline `promisedAt`. Durations are rounded down, but are at least one
 * minute.
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

/** The time since an instant: '20 min', '5 h', '3 d'. At least one minute. */
export function formatSpan(since: string, now: Date): string {
  return formatDuration(now.getTime() - Date.parse(since));
}

/** How long ago an instant was: 'just now', '5 min ago', '2 h ago'. */
export function formatAge(instant: string, now: Date): string {
  const isNow = now.getTime() - Date.parse(instant) < minuteMs;
  return isNow ? 'just now' : `${formatSpan(instant, now)} ago`;
}

function formatDuration(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  if (ms <= maxHours * hourMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} d`;
}
