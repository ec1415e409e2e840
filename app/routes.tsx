import type { RouteObject } from 'react-router';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { legalRoutes } from './routes/legal.ts';
import { notFound } from './routes/not-found.ts';
import { demoRoutes, storefrontRoutes } from './routes/storefront.ts';
import { supportRoutes } from './routes/support.ts';
import { RouteErrorBoundary } from './shell/route-error-boundary.tsx';
import { Shell } from './shell/shell.tsx';

/** All routes, by audience. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteErrorBoundary,
    children: [
      ...storefrontRoutes,
      ...supportRoutes,
      ...legalRoutes,
      ...accountRoutes,
      ...adminRoutes,
      notFound('*'),
    ],
  },
  { ErrorBoundary: RouteErrorBoundary, children: demoRoutes },
];
