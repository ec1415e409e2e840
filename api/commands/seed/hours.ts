const hourMs = 60 * 60 * 1000;

export function hoursBefore(instant: Date, hours: number): Date {
  return hoursAfter(instant, -hours);
}

export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hourMs);
}

/** The same day so many months later; the last one of a shorter month. */
export function monthsAfter(instant: Date, months: number): Date {
  const after = new Date(instant);
  after.setUTCMonth(after.getUTCMonth() + months);
  if (after.getUTCDate() < instant.getUTCDate()) after.setUTCDate(0);
  return after;
}
