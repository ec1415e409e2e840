import { TabLinks } from 'paper-and-ink/tab-links';

export const Example = () => (
  <TabLinks
    aria-label="Orders by state"
    links={[
      { label: 'Open', href: '/orders', current: true, count: '5' },
      { label: 'Closed', href: '/orders?state=closed' },
    ]}
  />
);
