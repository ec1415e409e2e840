const key = (productId: number) => `checkout:${productId}`;

/**
 * Names this browser's purchase of a product, so that a reload or a second tab goes on with the
 * same order. Where nothing can be stored, a purchase lasts as long as the page.
 */
export function currentCheckoutId(productId: number): string {
  try {
    const known = localStorage.getItem(key(productId));
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(key(productId), made);
    return made;
  } catch {
    pageOnly ??= crypto.randomUUID();
    return pageOnly;
  }
}

/** After a payment the next purchase is a new one. */
export function forgetCheckoutId(productId: number): void {
  pageOnly = undefined;
  try {
    localStorage.removeItem(key(productId));
  } catch {
    // Nothing was stored, so there is nothing to forget.
  }
}

let pageOnly: string | undefined;
