import type { RouteObject } from 'react-router';
import { addressOf } from '../data/address.ts';
import { paths } from '../paths.ts';
import { screen } from './screen.ts';

export const legalRoutes: RouteObject[] = [
  screen(paths.privacy, () => import('../legal/privacy.screen.tsx'), {
    file: 'app/legal/privacy.screen.tsx',
    needs: () => [addressOf('GET /api/legal/:document', { params: { document: 'privacy' } })],
  }),
  screen(paths.terms, () => import('../legal/terms.screen.tsx'), {
    file: 'app/legal/terms.screen.tsx',
    needs: () => [addressOf('GET /api/legal/:document', { params: { document: 'terms' } })],
  }),
  screen('/privacy-policy/:version', () => import('../legal/privacy.screen.tsx'), {
    file: 'app/legal/privacy.screen.tsx',
    needs: ({ version = '' }) => [
      addressOf('GET /api/legal/:document/:version', { params: { document: 'privacy', version } }),
    ],
    status: statusOf,
  }),
  screen('/terms-of-service/:version', () => import('../legal/terms.screen.tsx'), {
    file: 'app/legal/terms.screen.tsx',
    needs: ({ version = '' }) => [
      addressOf('GET /api/legal/:document/:version', { params: { document: 'terms', version } }),
    ],
    status: statusOf,
  }),
];

/** An unknown version is null. */
function statusOf([legalText]: unknown[]): number {
  return legalText === null ? 404 : 200;
}
