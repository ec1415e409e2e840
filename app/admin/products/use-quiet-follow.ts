import { useEffect, useEffectEvent, useRef } from 'react';
import type { Product } from '#contract/products';
import { readProduct } from '../../data/admin-products.ts';
import { focusField } from '../../shell/use-form.ts';
import type { ChangeElsewhere } from '../../state/changes-elsewhere.ts';

type Options = {
  product: Product | null;
  /** What another admin has just saved. */
  change: ChangeElsewhere | undefined;
  /** Whether the form may show something else: nothing was entered, and nothing is being saved. */
  isUntouched: () => boolean;
  onFollow: (newest: Product) => void;
};

/**
 * Shows what another admin saves in a form in which nothing was entered. `restoreFocus` is to be called
 * once the fields have the new values; it says whether one of them had the focus.
 */
export function useQuietFollow({ product, change, isUntouched, onFollow }: Options) {
  const focused = useRef('');
  const isFree = useEffectEvent(isUntouched);
  const followQuietly = useEffectEvent(async () => {
    if (!product || !isFree()) return;
    const newest = await readProduct(product.id).catch(() => null);
    // Something may have been typed in the meantime.
    if (!newest || !isFree()) return;
    focused.current = document.activeElement?.getAttribute('name') ?? '';
    onFollow(newest);
  });
  useEffect(() => {
    if (change) void followQuietly();
  }, [change]);

  return {
    restoreFocus(form: HTMLFormElement | null): boolean {
      const name = focused.current;
      focused.current = '';
      if (name) focusField(form, name);
      return name !== '';
    },
  };
}
