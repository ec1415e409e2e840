import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/shop-settings';
import type { SettingsSection } from '#contract/shop-settings';
import { settingsSections } from '#db/values/settings';
import type { SettingsCache } from './reader.ts';
import {
  type CheckBrand,
  type CheckTax,
  createShopSettings,
  type ShopSettingsService,
} from './service.ts';
import { settingsToWire, versionToWire } from './to-wire.ts';
import { createSettingsVersions } from './versions.ts';

type Dependencies = { access: SessionAccess; shopSettings: ShopSettingsService };

export const settings = feature({
  services(
    given: Omit<Given<typeof createSettingsVersions>, 'cache'> & {
      settings: SettingsCache;
      checkBrand: CheckBrand;
      checkTax: CheckTax;
    },
  ) {
    const versions = createSettingsVersions({ ...given, cache: given.settings });
    return { versions, shopSettings: createShopSettings({ ...given, versions }) };
  },
  routes: (given: Given<typeof shopSettingsRoutes>) => [shopSettingsRoutes(given)],
});

/** The settings of the shop, their history, and the way back. */
function shopSettingsRoutes({ access, shopSettings }: Dependencies) {
  return new Elysia({ name: 'shop-settings' })
    .use(adminGuard(access))
    .get(
      endpoint.listSettings.path,
      async () => (await shopSettings.list()).map(settingsToWire),
      schemaOf(endpoint.listSettings),
    )
    .patch(
      endpoint.changeSettings.path,
      async ({ viewer, body }) => settingsToWire(await shopSettings.change(viewer, body)),
      schemaOf(endpoint.changeSettings),
    )
    .post(
      endpoint.restoreSettings.path,
      async ({ viewer, body }) => settingsToWire(await shopSettings.restore(viewer, body)),
      schemaOf(endpoint.restoreSettings),
    )
    .get(
      endpoint.listSettingsHistory.path,
      async ({ params, query }) => {
        const section = readSection(params.section);
        const versions = await shopSettings.history(section, query);
        return versions.map((version) => versionToWire(section, version));
      },
      schemaOf(endpoint.listSettingsHistory),
    );
}

function readSection(name: string): SettingsSection {
  const section = settingsSections.find((known) => known === name);
  if (!section) throw new Failure('not_found', 'There are no settings of this name.');
  return section;
}
