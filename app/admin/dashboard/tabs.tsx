import { type ComponentType, lazy, Suspense } from 'react';
import type { Tab } from '#ui/tabs';
import { admin as copy } from '../../copy/admin.ts';
import { ProjectsTab } from '../projects/projects-tab.tsx';
import * as css from './dashboard.css.ts';
import { type TabName, tabNames } from './use-open-tab.ts';

const SupportTab = lazy(() =>
  import('../tickets/tickets-tab.tsx').then((module) => ({ default: module.TicketsTab })),
);
const AnalyticsTab = lazy(() =>
  import('../analytics/analytics-tab.tsx').then((module) => ({ default: module.AnalyticsTab })),
);
const ProductsTab = lazy(() =>
  import('../products/products-tab.tsx').then((module) => ({ default: module.ProductsTab })),
);
const OrdersTab = lazy(() =>
  import('../orders/orders-tab.tsx').then((module) => ({ default: module.OrdersTab })),
);
const CancellationsTab = lazy(() =>
  import('../cancellations/cancellations-tab.tsx').then((module) => ({
    default: module.CancellationsTab,
  })),
);

const panels: Record<TabName, ComponentType> = {
  projects: ProjectsTab,
  support: SupportTab,
  analytics: AnalyticsTab,
  products: ProductsTab,
  orders: OrdersTab,
  cancellations: CancellationsTab,
};

/** The six tabs. All but the first load their code when opened. */
export const tabs: readonly Tab[] = tabNames.map((name) => {
  const Panel = panels[name];
  return {
    value: name,
    label: copy.tabs[name],
    panel: (
      <div className={css.panel}>
        <Suspense>
          <Panel />
        </Suspense>
      </div>
    ),
  };
});
