import { writePersonal } from './personal-storage.ts';

const prefix = 'bought:';
const dayMs = 24 * 60 * 60 * 1000;

/** So that a second purchase of the same website is one on purpose. */
export function rememberBought(productId: number, orderId: string): void {
  try {
    const text = JSON.stringify({ orderId, atMs: Date.now() });
    writePersonal(() => localStorage, `${prefix}${productId}`, text);
  } catch {
    // Without storage, nothing is kept.
  }
}

/** The order of the last 24 hours in this browser; undefined if there is none. */
export function readBoughtToday(productId: number): string | undefined {
  try {
    const { orderId, atMs } = JSON.parse(localStorage.getItem(`${prefix}${productId}`) ?? '{}');
    return Date.now() - atMs < dayMs ? String(orderId) : undefined;
  } catch {
    return undefined;
  }
}
