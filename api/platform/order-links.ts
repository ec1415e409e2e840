import type { Clock } from './clock.ts';
import { createSignedLinks } from './signed-links.ts';

/** Days until a guest's link to an order expires, from its email or the order's last step. */
export const orderLinkLifetimeDays = 90;

/** Signed links that open one order and its brief without an account. */
export function createOrderLinks({ secrets, now }: { secrets: readonly string[]; now: Clock }) {
  return createSignedLinks({
    purpose: 'guest order',
    validMs: orderLinkLifetimeDays * 24 * 60 * 60 * 1000,
    secrets,
    now,
  });
}
