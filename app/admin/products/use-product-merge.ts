import { useState } from 'react';
import type { Product } from '#contract/products';
import { readProduct, useProductMutations } from '../../data/admin-products.ts';
import { useMerge } from '../../shell/versions/use-merge.ts';
import {
  comparable,
  fromMergeFields,
  type ProductMergeFields,
  productWords,
  toMergeFields,
} from './merge-product.ts';
import { asNewProduct, draftOf, type ProductDraft } from './product-draft.ts';

type Options = {
  product: Product | null;
  start: ProductDraft;
  /** What is in the fields. */
  read: () => ProductDraft;
};

/**
 * The values of a product's form. `start`: what its fields begin with; another `key` replaces what is
 * in them, and another `opened` says that nothing of it was entered.
 */
export function useProductMerge({ product, start, read }: Options) {
  const [shown, setShown] = useState({ key: 0, opened: 0, start });
  const [draft, setDraft] = useState(start);
  const { change } = useProductMutations();
  const merge = useMerge<Product | null, ProductMergeFields>({
    initial: product,
    fieldsOf: (known) => toMergeFields(draftOf(known)),
    readNewest: async () => (product ? await readProduct(product.id) : undefined),
    comparable,
    adopt(theirs, names) {
      const taken = Object.fromEntries(names.map((name) => [name, theirs[name]]));
      if (names.length > 0) fill(fromMergeFields({ ...toMergeFields(read()), ...taken }), 0);
    },
    words: productWords,
  });
  const { seen, newer } = merge;

  function fill(values: ProductDraft, opened: 0 | 1): void {
    setShown((last) => ({ key: last.key + 1, opened: last.opened + opened, start: values }));
    setDraft(values);
  }

  async function saveOver(fields: ProductMergeFields, over: Product | null): Promise<void> {
    if (!over) return;
    const values = asNewProduct(fromMergeFields(fields));
    await change(over.id, { ...values, version: over.version });
  }

  /** Continues with a version as if the form had been opened with it. */
  function follow(next: Product): void {
    merge.restart(next);
    fill(draftOf(next), 1);
  }

  return {
    ...shown,
    draft,
    setDraft,
    seen,
    newer: merge.describe(toMergeFields(draft)),
    /** Undefined if the newer version has to be shown first. */
    save: () => merge.save(toMergeFields(read()), saveOver),
    /** Shows what another admin has just saved, beside the form. */
    async show(by: { by: string | null; at: string }): Promise<void> {
      if (product) merge.showNewer(by, await readProduct(product.id), toMergeFields(read()));
    },
    follow,
    load: () => newer && follow(newer.stored),
  };
}
