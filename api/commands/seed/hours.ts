import type { PersonName } from '#db/seed/people';

const hourMs = 60 * 60 * 1000;

export function hoursBefore(instant: Date, hours: number): Date {
  return hoursAfter(instant, -hours);
}

export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hourMs);
}

/** The same day of a later month, or that month's last day. */
export function monthsAfter(instant: Date, months: number): Date {
  const after = new Date(instant);
  after.setUTCMonth(after.getUTCMonth() + months);
  if (after.getUTCDate() < instant.getUTCDate()) after.setUTCDate(0);
  return after;
}

/** The stable id of a demo customer. */
export function customerIdOf(name: PersonName): string {
  return `demo-${name}`;
}
