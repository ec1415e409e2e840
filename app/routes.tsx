import type { RouteObject } from 'react-router';
import { accountRoutes } from './routes/account.ts';
import { legalRoutes } from './routes/legal.ts';
import { notFound } from './routes/screen.ts';
import { demoRoutes, storefrontRoutes } from './routes/storefront.ts';
import { supportRoutes } from './routes/support.ts';
import { RouteErrorBoundary } from './shell/route-error-boundary.tsx';
import { Shell } from './shell/shell.tsx';

/** All routes, by audience, but for those of the admin area, which are loaded on demand. */
export function createRoutes(adminRoutes: RouteObject[]): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteErrorBoundary,
      children: [
        ...storefrontRoutes,
        ...supportRoutes,
        ...legalRoutes,
        ...accountRoutes,
        notFound('*'),
      ],
    },
    ...adminRoutes,
    { ErrorBoundary: RouteErrorBoundary, children: demoRoutes },
  ];
}
