import { supportPackages } from '#contract/support-packages';
import { orders as words } from '../../copy/admin-orders.ts';
import { statusOf } from '../../format/status.ts';

const names = new Map<string, string>([
  ...Object.entries(words.oldPackages),
  ...Object.entries(supportPackages).map(([value, { name }]) => [value, name] as const),
]);

/** A stored support package by name, former ones too; an unknown one as readable words. */
export function packageName(stored: string): string {
  return names.get(stored) ?? statusOf(stored).label;
}
