import { supportPackages } from '#contract/support-packages';

/** The name of a support package; of one that is no longer sold, what is stored. */
export function supportName(stored: string): string {
  const known = Object.entries(supportPackages).find(([value]) => value === stored);
  return known ? known[1].name : stored;
}
