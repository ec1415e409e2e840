import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useMemo } from 'react';
import * as v from 'valibot';
import { PlacedOrder } from '#contract/checkout';
import { writePersonal } from './personal-storage.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * A payment page that was opened, what the form held then, by field name, and the order as it was
 * placed, so that it can be shown before the server answers.
 */
const OpenPayment = v.object({
  sessionId: v.string(),
  url: v.string(),
  form: v.record(v.string(), v.string()),
  // Payment pages opened before orders had discounts or tax can still be paid.
  order: v.object({
    ...PlacedOrder.entries,
    discount: v.optional(PlacedOrder.entries.discount, null),
    tax: v.optional(PlacedOrder.entries.tax, null),
  }),
});
type OpenPayment = v.InferOutput<typeof OpenPayment>;

/** A purchase that was begun in this browser: its id, and where it is being paid. */
const OpenPurchase = v.object({
  checkoutId: v.string(),
  /** When it was begun, or its payment page opened. */
  sinceMs: v.number(),
  payment: v.nullable(OpenPayment),
});
type OpenPurchase = v.InferOutput<typeof OpenPurchase>;

export type Buyer = { name: string; email: string };

/** What a form holds, by field name. */
type Texts = Readonly<Record<string, string | undefined>>;

/** A payment page can be paid for two hours; after that nothing of a purchase is kept. */
const maxAgeMs = 2 * 60 * 60 * 1000;

const prefix = 'checkout:';

/** Used where the browser forbids storage: a purchase then lasts as long as the page. */
const pageOnly = new Map<string, string>();

/** Parses a purchase, and treats one that is too old or malformed as missing. */
const purchaseStorage = {
  getItem: readStored,
  setItem: (key: string, purchase: OpenPurchase | null) => writeText(key, JSON.stringify(purchase)),
  removeItem: (key: string) => writeText(key, null),
  /** Follows what other tabs do. */
  subscribe(key: string, onChange: (purchase: OpenPurchase | null) => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(purchaseStorage.getItem(key));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};

/**
 * The purchase of a product that was begun in this browser, here or in another tab, so that a
 * reload or a second tab goes on with the same order. `purchase` is null on the server and where
 * there is none.
 */
export function useOpenPurchase(productId: number) {
  const key = keyOf(productId);
  // Created with the screen, because an older atom may have missed changes from other tabs.
  const purchaseAtom = useMemo(
    () => atomWithStorage<OpenPurchase | null>(key, null, purchaseStorage, { getOnInit: true }),
    [key],
  );
  const [stored, setPurchase] = useAtom(purchaseAtom);
  const isHydrated = useIsHydrated();

  /** The id to buy under: that of the open purchase, else a new one. */
  function getCheckoutId(): string {
    const known = purchaseStorage.getItem(key);
    if (known) return known.checkoutId;
    const checkoutId = crypto.randomUUID();
    setPurchase({ checkoutId, sinceMs: Date.now(), payment: null });
    return checkoutId;
  }

  return {
    purchase: isHydrated ? stored : null,
    getCheckoutId,
    rememberPayment: (payment: OpenPayment) =>
      setPurchase({ checkoutId: getCheckoutId(), sinceMs: Date.now(), payment }),
  };
}

/**
 * Once it is paid, so that the next purchase is a new one and the next person finds no name. If
 * another was begun since, it is kept. A screen that shows the payment keeps it until it is left.
 */
export function forgetPaid(productId: number, sessionId: string): void {
  const purchase = readStored(keyOf(productId));
  if (purchase?.payment?.sessionId === sessionId) purchaseStorage.removeItem(keyOf(productId));
}

/** Who ordered in this browser, by the form that was sent; undefined in every other browser. */
export function readBuyer(productId: number, sessionId: string): Buyer | undefined {
  const payment = readStored(keyOf(productId))?.payment;
  if (payment?.sessionId !== sessionId) return;
  return buyerOf(payment.form);
}

/** Undefined where the form named no one. */
export function buyerOf({ customerName = '', customerEmail = '' }: Texts): Buyer | undefined {
  return customerEmail ? { name: customerName, email: customerEmail } : undefined;
}

/** Deletes abandoned purchases: their names and addresses should not stay in the browser. */
export function forgetOldPurchases(): void {
  for (const key of readStoredKeys()) {
    if (!readStored(key)) purchaseStorage.removeItem(key);
  }
}

function keyOf(productId: number): string {
  return `${prefix}${productId}`;
}

function readStored(key: string): OpenPurchase | null {
  return parsePurchase(readText(key));
}

function readStoredKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return pageOnly.get(key) ?? null;
  }
}

function writeText(key: string, text: string | null): void {
  try {
    writePersonal(() => localStorage, key, text);
  } catch {
    if (text === null) pageOnly.delete(key);
    else pageOnly.set(key, text);
  }
}

function parsePurchase(text: string | null): OpenPurchase | null {
  try {
    const { success, output } = v.safeParse(OpenPurchase, JSON.parse(text ?? 'null'));
    return success && Date.now() - output.sinceMs < maxAgeMs ? output : null;
  } catch {
    return null;
  }
}
