import { useState } from 'react';
import type { NewerVersion } from '#contract/problem';
import type { Product } from '#contract/products';
import { readProduct } from '../../data/admin-products.ts';
import { getNewerVersion } from '../../data/api-error.ts';

export type NewerProduct = NewerVersion & { product: Product };

/**
 * Tracks which version of a product the form edits. `read` has the initial values; once a newer
 * version is shown, saving may replace it.
 */
export function useProductVersion(product: Product | null) {
  const [read, setRead] = useState(product);
  const [newer, setNewer] = useState<NewerProduct>();

  return {
    read,
    newer,
    /** The version that the admin has seen; null for a new product. */
    seen: newer?.product ?? read,
    /** Shows the newer version that caused a conflict; rethrows any other error. */
    async showNewer(error: unknown): Promise<void> {
      const newerVersion = getNewerVersion(error);
      if (!newerVersion || !read) throw error;
      setNewer({ ...newerVersion, product: await readProduct(read.id) });
    },
    /** Shows what another admin has just saved, beside the form. */
    async show(change: NewerVersion): Promise<void> {
      if (!read) return;
      const product = await readProduct(read.id);
      if (product.version > (newer?.product ?? read).version) setNewer({ ...change, product });
    },
    /** Continues with what another admin has just saved. */
    follow: setRead,
    /** Continues with the newer version. */
    load(): void {
      if (!newer) return;
      setRead(newer.product);
      setNewer(undefined);
    },
  };
}
