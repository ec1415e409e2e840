import { lazy } from 'react';
import { admin } from '../../copy/admin.ts';
import { reports as copy } from '../../copy/admin-series.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

/** Its figures are fetched again with the orders and the tickets. */
export const analytics = adminSection({
  label: admin.tabs.analytics,
  icon: 'chart',
  jump: 'a',
  permission: 'analytics.read',
  tab: {
    name: 'analytics',
    Panel: lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab })),
  },
  page: {
    path: paths.adminAnalytics,
    description: 'Metrics and reports of the shop.',
    frame: { copy },
    load: async () => (await import('./analytics-reports.tsx')).AnalyticsReports,
  },
});
