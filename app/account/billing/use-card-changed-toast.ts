import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { cardChanged } from '#contract/billing';
import { cards as words } from '../../copy/account-billing.ts';
import { useToast } from '../../state/toasts.ts';

/** Says once that there is another card, where the provider's form leads back to. */
export function useCardChangedToast(): void {
  const [search, setSearch] = useSearchParams();
  const toast = useToast();
  const isChanged = search.get('card') === cardChanged.card;

  const say = useEffectEvent(() => {
    toast(words.changed);
    const rest = new URLSearchParams(search);
    rest.delete('card');
    setSearch(rest, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (isChanged) say();
  }, [isChanged]);
}
