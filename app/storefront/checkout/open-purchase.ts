import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** A payment page that was opened, and what the form held then, by field name. */
const OpenPayment = v.object({
  sessionId: v.string(),
  url: v.string(),
  form: v.record(v.string(), v.string()),
});
export type OpenPayment = v.InferOutput<typeof OpenPayment>;

/** A purchase that this browser has begun: its name, and where it is being paid. */
const OpenPurchase = v.object({
  checkoutId: v.string(),
  /** When it was begun, or its payment page opened. */
  sinceMs: v.number(),
  payment: v.nullable(OpenPayment),
});
export type OpenPurchase = v.InferOutput<typeof OpenPurchase>;

/** A payment page can be paid for two hours; after that nothing of a purchase is kept. */
const keptMs = 2 * 60 * 60 * 1000;

const prefix = 'checkout:';
const key = (productId: number) => `${prefix}${productId}`;

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
  const checkoutId = crypto.randomUUID();
  keep(productId, { checkoutId, sinceMs: Date.now(), payment: null });
  return checkoutId;
}

export function rememberPayment(productId: number, payment: OpenPayment) {
  keep(productId, { checkoutId: checkoutIdOf(productId), sinceMs: Date.now(), payment });
}

/** After a payment the next purchase is a new one. One that was begun since goes on. */
export function forgetPayment(productId: number, sessionId: string): void {
  const text = readText(key(productId));
  const isOther = text !== null && parse(text)?.payment?.sessionId !== sessionId;
  if (!isOther) write(key(productId), null);
}

/** Names and addresses of purchases that nobody went on with do not stay in the browser. */
export function forgetOldPurchases(): void {
  for (const name of namesStored()) {
    const text = readText(name);
    if (text !== null && !parse(text)) write(name, null);
  }
}

function keep(productId: number, purchase: OpenPurchase): void {
  write(key(productId), JSON.stringify(purchase));
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

function namesStored(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
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
    const { success, output } = v.safeParse(OpenPurchase, JSON.parse(text));
    return success && Date.now() - output.sinceMs < keptMs ? output : null;
  } catch {
    return null;
  }
}
