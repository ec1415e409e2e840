import { useSearchParams } from 'react-router';

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

/** The open tab is part of the address. What was searched in another one is left behind there. */
export function useOpenTab() {
  const [params, setParams] = useSearchParams();
  const tab = nameOf(params.get('tab'));
  const openTab = (value: string) => {
    const name = nameOf(value);
    setParams(name === tabNames[0] ? {} : { tab: name }, { preventScrollReset: true });
  };
  return { tab, openTab };
}

function nameOf(value: string | null): TabName {
  return tabNames.find((name) => name === value) ?? tabNames[0];
}
