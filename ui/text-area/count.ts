const steps = [0.8, 0.9, 0.95, 0.99, 1];

/** '4,812 of 5,000'. */
export function formatCount(used: number, max: number, locale = 'en-US'): string {
  return `${used.toLocaleString(locale)} of ${max.toLocaleString(locale)}`;
}

/** The length from which the count is shown. */
export function getCountThreshold(max: number): number {
  return Math.ceil(max * 0.8);
}

/**
 * The length to announce. It only changes at 80, 90, 95, 99 and 100 percent, so that screen readers
 * don't announce every keystroke.
 */
export function getAnnouncedCount(used: number, max: number): number | undefined {
  const step = steps.filter((share) => used >= Math.ceil(max * share)).at(-1);
  return step === undefined ? undefined : Math.ceil(max * step);
}
