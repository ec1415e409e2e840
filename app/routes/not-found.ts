import type { RouteObject } from 'react-router';
import { screen } from './screen.ts';

export function notFound(path: string): RouteObject {
  return screen(path, () => import('../shell/not-found.screen.tsx'), {
    file: 'app/shell/not-found.screen.tsx',
    status: () => 404,
  });
}
