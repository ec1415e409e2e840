import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { type LayoutHandle, type RouteHandle, screen } from '../routes/screen.ts';
import { sections } from '../sections.ts';
import { RouteErrorBoundary } from '../shell/route-error-boundary.tsx';
import { Shell } from '../shell/shell.tsx';
import { adminScreen } from './admin-screen.tsx';
import { type AdminPageInfo, type AdminSection, pagesOf } from './section.ts';

/** Pages of the admin area are built into the same files as their layout. */
const layout = 'app/admin/admin-layout.tsx';
const handle: RouteHandle = { file: layout, isEager: true };

/** The admin area has a frame of its own. Its sign-in is a page of the shop. */
export const adminRoutes: RouteObject[] = [
  {
    lazy: () => import('./admin-layout.tsx'),
    handle: { layout } satisfies LayoutHandle,
    ErrorBoundary: RouteErrorBoundary,
    children: [
      screen(paths.admin, () => import('./dashboard/dashboard.screen.tsx'), handle),
      ...sections.flatMap(routesOf),
    ],
  },
  {
    Component: Shell,
    ErrorBoundary: RouteErrorBoundary,
    children: [
      screen(paths.adminLogin, () => import('./sign-in/sign-in.screen.tsx'), {
        file: 'app/admin/sign-in/sign-in.screen.tsx',
      }),
    ],
  },
];

function routesOf(section: AdminSection): RouteObject[] {
  return pagesOf(section).flatMap((page) =>
    [page.path].flat().map((path) => routeOf(section, page, path)),
  );
}

function routeOf(section: AdminSection, page: AdminPageInfo, path: string): RouteObject {
  const load = async () => ({ Component: adminScreen(section, page, await page.load()) });
  return screen(path, load, { ...handle, namesAddress: path.includes('/:') });
}
