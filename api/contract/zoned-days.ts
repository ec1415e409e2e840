/** The calendar day of an instant in a time zone, as '2026-01-31'. */
export function dayIn(zone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(zone, at)).toISOString().slice(0, 10);
}

/** An instant in a time zone, as spreadsheets read it: '2026-01-31 14:05:00'. */
export function timeIn(zone: string, at: Date): string {
  const local = new Date(at.getTime() + offsetMs(zone, at)).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)}`;
}

const hourMs = 60 * 60_000;

/** A chart asks for the same hundreds of days each time, and `Intl` takes its time. */
const known = new Map<string, Date>();
const maxKnown = 20_000;

/**
 * The first instant of a day in a time zone: usually midnight. Where the clocks go forward at
 * midnight it is one o'clock, and where they go back to midnight the first of the two.
 */
export function startOfDayIn(zone: string, day: string): Date {
  const key = `${zone} ${day}`;
  const start = known.get(key) ?? findStart(zone, day);
  if (known.size >= maxKnown) known.clear();
  known.set(key, start);
  return start;
}

function findStart(zone: string, day: string): Date {
  const midnight = new Date(day).getTime();
  const once = midnight - offsetMs(zone, new Date(midnight));
  const twice = midnight - offsetMs(zone, new Date(once));
  const earliest = Math.min(once, twice);
  const candidates = [earliest - hourMs, earliest, Math.max(once, twice)];
  const first = candidates.find((ms) => dayIn(zone, new Date(ms)) === day);
  return new Date(first ?? twice);
}

function offsetMs(zone: string, at: Date): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const clock = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return clock - Math.floor(at.getTime() / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = 'numeric';
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(zone, made);
  return made;
}
