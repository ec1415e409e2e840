import { useEffect, useEffectEvent, useRef } from 'react';
import type { Product } from '#contract/products';
import { focusField } from '#ui/focus-field';
import { readProduct } from '../../data/admin-products.ts';
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
 * once the fields have the new values; it says whether they have them because of that. Only focus that was on
 * something replaced moves: to the same field, or to the first one.
 */
export function useQuietFollow({ product, change, isUntouched, onFollow }: Options) {
  /** What had the focus before the fields were replaced. */
  const focused = useRef<Element>(null);
  const isFree = useEffectEvent(isUntouched);
  const followQuietly = useEffectEvent(async () => {
    if (!product || !isFree()) return;
    const newest = await readProduct(product.id).catch(() => null);
    // Something may have been typed in the meantime.
    if (!newest || !isFree()) return;
    focused.current = document.activeElement;
    onFollow(newest);
  });
  useEffect(() => {
    if (change) void followQuietly();
  }, [change]);

  return {
    restoreFocus(form: HTMLFormElement | null, first: HTMLElement | null): boolean {
      const element = focused.current;
      focused.current = null;
      if (!element) return false;
      const name = element.getAttribute('name');
      if (name) focusField(form, name);
      else if (!element.isConnected) first?.focus();
      return true;
    },
  };
}
