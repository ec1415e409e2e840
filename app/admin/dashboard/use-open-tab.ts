import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router';
import { tabSearchParamsAtom } from '../../state/tab-search-params.ts';

/** In the order of the bar. The first one stands open where the address says nothing. */
export const tabNames = [
  'projects',
  'support',
  'analytics',
  'products',
  'orders',
  'cancellations',
] as const;
export type TabName = (typeof tabNames)[number];

/**
 * The open tab is part of the address, with what is searched in it. A tab that is opened again is
 * narrowed as it was left, from its first page on.
 */
export function useOpenTab() {
  const [params, setParams] = useSearchParams();
  const [searches, setSearches] = useAtom(tabSearchParamsAtom);
  const tab = nameOf(params.get('tab'));
  const openTab = (value: string) => {
    const name = nameOf(value);
    const left = new URLSearchParams(params);
    for (const own of ['tab', 'cursor']) left.delete(own);
    setSearches({ ...searches, [tab]: left.toString() });
    const next = new URLSearchParams(searches[name]);
    if (name !== tabNames[0]) next.set('tab', name);
    setParams(next, { preventScrollReset: true });
  };
  return { tab, openTab };
}

function nameOf(value: string | null): TabName {
  return tabNames.find((name) => name === value) ?? tabNames[0];
}
