import { Tabs } from 'paper-and-ink/tabs';

export const Example = () => (
  <Tabs
    aria-label="Dashboard"
    tabs={[
      { value: 'projects', label: 'Projects', panel: 'All projects.' },
      { value: 'tickets', label: 'Tickets', count: 12, panel: 'Open tickets.' },
    ]}
  />
);
