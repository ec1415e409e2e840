import { feature, type Given } from '#api/http/feature';
import type { SettingsCache } from './reader.ts';
import { shopSettingsRoutes } from './routes.ts';
import { type CheckBrand, createShopSettings } from './service.ts';
import { createSettingsVersions } from './versions.ts';

export const settings = feature({
  services(
    given: Omit<Given<typeof createSettingsVersions>, 'cache'> & {
      settings: SettingsCache;
      checkBrand: CheckBrand;
    },
  ) {
    const versions = createSettingsVersions({ ...given, cache: given.settings });
    return { versions, shopSettings: createShopSettings({ ...given, versions }) };
  },
  routes: (given: Given<typeof shopSettingsRoutes>) => [shopSettingsRoutes(given)],
});
