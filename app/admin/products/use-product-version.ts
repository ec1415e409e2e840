import { useState } from 'react';
import type { NewerVersion } from '#contract/problem';
import type { Product } from '#contract/products';
import { readProduct } from '../../data/admin-products.ts';
import { getNewerVersion } from '../../data/api-error.ts';

export type NewerProduct = NewerVersion & { product: Product };

/**
 * Which version of a product a form is about. `read` is what its fields began with; once a newer one
 * is shown, the form may replace that one.
 */
export function useProductVersion(product: Product | null) {
  const [read, setRead] = useState(product);
  const [newer, setNewer] = useState<NewerProduct>();

  return {
    read,
    newer,
    /** Of the version that the admin has seen; null for a new product. */
    seen: newer?.product ?? read,
    /** Shows the newer version that a save was refused for; throws any other failure. */
    async showNewer(error: unknown): Promise<void> {
      const made = getNewerVersion(error);
      if (!made || !read) throw error;
      setNewer({ ...made, product: await readProduct(read.id) });
    },
    /** Begins again with the newer version. */
    load(): void {
      if (!newer) return;
      setRead(newer.product);
      setNewer(undefined);
    },
  };
}
