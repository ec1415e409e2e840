import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router';
import { tabSearchParamsAtom } from '../../state/search-positions.ts';

/** In display order. The first one is the default. */
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
 * Keeps the open tab and its search in the URL. A reopened tab gets its last search and filter back
 * and starts at its first page.
 */
export function useOpenTab() {
  const [params, setParams] = useSearchParams();
  const [searches, setSearches] = useAtom(tabSearchParamsAtom);
  const tab = parseTab(params.get('tab'));
  const openTab = (value: string) => {
    const name = parseTab(value);
    const current = new URLSearchParams(params);
    for (const param of ['tab', 'cursor']) current.delete(param);
    setSearches({ ...searches, [tab]: current.toString() });
    const next = new URLSearchParams(searches[name]);
    if (name !== tabNames[0]) next.set('tab', name);
    setParams(next, { preventScrollReset: true });
  };
  return { tab, openTab };
}

/** An unknown name is the first tab. */
export function parseTab(value: string | null): TabName {
  return tabNames.find((name) => name === value) ?? tabNames[0];
}
