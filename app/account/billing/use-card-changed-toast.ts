import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { cardChanged } from '#contract/billing';
import { cards as copy } from '../../copy/account-billing.ts';
import { useToast } from '../../state/toasts.ts';

/** Shows a toast after the provider's card form has redirected back. */
export function useCardChangedToast(): void {
  const [search, setSearch] = useSearchParams();
  const toast = useToast();
  const isChanged = search.get('card') === cardChanged.card;

  const say = useEffectEvent(() => {
    toast(copy.changed);
    const rest = new URLSearchParams(search);
    rest.delete('card');
    setSearch(rest, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (isChanged) say();
  }, [isChanged]);
}
