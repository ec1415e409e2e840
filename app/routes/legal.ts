import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { screen } from './screen.ts';

export const legalRoutes: RouteObject[] = [
  screen(paths.privacy, () => import('../legal/privacy.screen.tsx'), {
    file: 'app/legal/privacy.screen.tsx',
  }),
  screen(paths.terms, () => import('../legal/terms.screen.tsx'), {
    file: 'app/legal/terms.screen.tsx',
  }),
  screen(
    paths.privacyVersion('2024-12-30'),
    () => import('../legal/2024-12-30/privacy.screen.tsx'),
    { file: 'app/legal/2024-12-30/privacy.screen.tsx' },
  ),
  screen(paths.termsVersion('2024-12-30'), () => import('../legal/2024-12-30/terms.screen.tsx'), {
    file: 'app/legal/2024-12-30/terms.screen.tsx',
  }),
];
