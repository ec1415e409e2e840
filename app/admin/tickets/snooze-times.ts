const hourMs = 60 * 60 * 1000;
const morningHour = 9;
/** Later than this, three hours more are no longer the same working day. */
const lastHour = 20;

export type SnoozeTime = { id: 'laterToday' | 'tomorrow' | 'nextWeek'; at: Date };

/** The usual times to snooze until, in the time zone of the browser. Late in the day, 'later today' is over. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const later = new Date(Math.ceil((now.getTime() + 3 * hourMs) / hourMs) * hourMs);
  const isToday = later.getDate() === now.getDate() && later.getHours() <= lastHour;
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    ...(isToday ? [{ id: 'laterToday', at: later } as const] : []),
    { id: 'tomorrow', at: morningIn(now, 1) },
    { id: 'nextWeek', at: morningIn(now, daysToMonday) },
  ];
}

/** For a field of a date and a time: '2026-01-16T09:00'. */
export function toFieldValue(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morningHour);
}
