import { useSyncExternalStore } from 'react';

/** A purchase that this browser has begun: its name, and where it is being paid. */
export type OpenPurchase = {
  checkoutId: string;
  payment: { sessionId: string; url: string } | null;
};

const key = (productId: number) => `checkout:${productId}`;

/** Stands in where the browser lets nothing be stored: a purchase then lasts as long as the page. */
const pageOnly = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * The purchase of a product that was begun in this browser, here or in another tab: a reload or
 * a second tab goes on with the same order. null on the server and where there is none.
 */
export function useOpenPurchase(productId: number): OpenPurchase | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key(productId)),
    () => null,
  );
  return text === null ? null : parse(text);
}

/** The id to buy under: the one begun before, else a new one. */
export function checkoutIdOf(productId: number): string {
  const text = readText(key(productId));
  const known = text === null ? null : parse(text);
  if (known) return known.checkoutId;
  const made = { checkoutId: crypto.randomUUID(), payment: null };
  write(key(productId), JSON.stringify(made));
  return made.checkoutId;
}

export function rememberPayment(productId: number, payment: { sessionId: string; url: string }) {
  write(key(productId), JSON.stringify({ checkoutId: checkoutIdOf(productId), payment }));
}

/** After a payment the next purchase is a new one. */
export function forgetPurchase(productId: number): void {
  write(key(productId), null);
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return pageOnly.get(name) ?? null;
  }
}

function write(name: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text === null) pageOnly.delete(name);
    else pageOnly.set(name, text);
  }
  for (const tell of listeners) tell();
}

let parsed: { text: string; purchase: OpenPurchase | null } | undefined;

/** The same text gives the same object, so that a screen renders again only after a change. */
function parse(text: string): OpenPurchase | null {
  if (parsed?.text !== text) parsed = { text, purchase: read(text) };
  return parsed.purchase;
}

function read(text: string): OpenPurchase | null {
  try {
    const value: unknown = JSON.parse(text);
    return isOpenPurchase(value) ? value : null;
  } catch {
    return null;
  }
}

function isOpenPurchase(value: unknown): value is OpenPurchase {
  return (
    typeof value === 'object' &&
    value !== null &&
    'checkoutId' in value &&
    typeof value.checkoutId === 'string' &&
    'payment' in value
  );
}
