import { expect, test } from 'bun:test';
import type { Rolldown } from 'vite';
import { chunkOf } from './chunks.ts';

/** What imports each module; an empty list is a dynamic import. */
const importers: Record<string, string[]> = {
  'app/entry-client.tsx': [],
  'app/storefront/home/home.screen.tsx': [],
  'app/storefront/checkout/checkout.screen.tsx': [],
  'app/storefront/product/product.screen.tsx': [],
  'app/storefront/product/demo.screen.tsx': [],
  'app/legal/terms.screen.tsx': [],
  'app/account/auth/auth.screen.tsx': [],
  'app/account/profile/profile.screen.tsx': [],
  'app/admin/dashboard/dashboard.screen.tsx': [],
  'app/shell/account-menu.tsx': [],
  'ui/toast/toast.tsx': [],
  'app/admin/shortcuts/shortcuts.tsx': [],
  'app/admin/shortcuts/palette.tsx': ['app/admin/shortcuts/shortcuts.tsx'],
  'app/admin/navigation/use-place-groups.ts': [
    'app/admin/shortcuts/palette.tsx',
    'app/admin/dashboard/dashboard.screen.tsx',
  ],
  'app/storefront/checkout/tax-fields.tsx': [],
  'app/format/countries.ts': [
    'app/storefront/checkout/tax-fields.tsx',
    'app/account/profile/profile.screen.tsx',
  ],
  'app/unheard-of.tsx': [],
  'node_modules/react/index.js': ['app/entry-client.tsx'],
  'ui/button/button.tsx': ['app/storefront/home/home.screen.tsx', 'ui/menu/menu.tsx'],
  'ui/panel/panel.tsx': [
    'app/storefront/product/product.screen.tsx',
    'app/storefront/checkout/checkout.screen.tsx',
  ],
  'ui/field/field.tsx': [
    'app/storefront/checkout/checkout.screen.tsx',
    'app/account/auth/auth.screen.tsx',
  ],
  'ui/device-frame/device-frame.tsx': [
    'app/storefront/product/product.screen.tsx',
    'app/storefront/product/demo.screen.tsx',
  ],
  'ui/device-frame/device-switch.tsx': ['app/storefront/product/demo.screen.tsx'],
  'ui/countdown/countdown.tsx': ['app/storefront/checkout/checkout.screen.tsx'],
  'ui/menu/menu.tsx': ['app/shell/account-menu.tsx', 'app/admin/dashboard/dashboard.screen.tsx'],
  'ui/table/table.tsx': ['app/admin/dashboard/dashboard.screen.tsx'],
  'ui/dialog/dialog.tsx': [
    'app/account/profile/profile.screen.tsx',
    'app/admin/dashboard/dashboard.screen.tsx',
  ],
  'ui/list/list.tsx': ['app/legal/terms.screen.tsx', 'app/storefront/checkout/checkout.screen.tsx'],
  'node_modules/@radix-ui/react-portal/index.mjs': ['ui/toast/toast.tsx', 'ui/dialog/dialog.tsx'],
  'node_modules/radix-ui/dist/internal.mjs': ['ui/toast/toast.tsx'],
  'node_modules/@radix-ui/react-menu/index.mjs': [
    'node_modules/radix-ui/dist/internal.mjs',
    'ui/menu/menu.tsx',
  ],
};

const absolute = (path: string) => `${process.cwd()}/${path}`;

const getModuleInfo = ((id: string) => {
  const found = importers[id.slice(process.cwd().length + 1)] ?? [];
  return {
    isEntry: id.endsWith('entry-client.tsx'),
    importers: found.map(absolute),
    dynamicImporters: found.length === 0 ? [absolute('app/routes.tsx')] : [],
  };
}) as unknown as Rolldown.GetModuleInfo;

test.each([
  ['node_modules/react/index.js', 'framework'],
  ['ui/button/button.tsx', 'app'],
  ['ui/field/field.tsx', 'forms'],
  ['ui/device-frame/device-frame.tsx', 'product'],
  ['ui/device-frame/device-switch.tsx', 'demo'],
  ['ui/countdown/countdown.tsx', 'checkout'],
  ['ui/list/list.tsx', 'text'],
  ['ui/panel/panel.tsx', 'text'],
  ['ui/toast/toast.tsx', 'toast'],
  ['node_modules/@radix-ui/react-portal/index.mjs', 'overlays'],
  ['ui/menu/menu.tsx', 'signed-in'],
  ['ui/dialog/dialog.tsx', 'signed-in'],
  ['ui/table/table.tsx', 'admin'],
  ['node_modules/@radix-ui/react-menu/index.mjs', 'signed-in'],
  ['app/admin/shortcuts/palette.tsx', 'shortcuts'],
  ['app/admin/navigation/use-place-groups.ts', 'admin'],
  ['app/storefront/checkout/tax-fields.tsx', 'tax'],
  ['app/format/countries.ts', 'countries'],
  ['app/unheard-of.tsx', null],
])('puts %s into the chunk %p', (path, chunk) => {
  expect(chunkOf(absolute(path), getModuleInfo)).toBe(chunk);
});
