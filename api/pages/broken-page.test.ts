import { expect, test } from 'bun:test';
import { defaultSettings } from '#contract/default-settings';
import type { ShopSettings } from '#contract/shop-settings';
import { saturated } from '../http/failure.ts';
import { createBrokenPage } from './renderer.ts';

test('is rendered once for each version of the settings', async () => {
  let current: ShopSettings = defaultSettings;
  let rendered = 0;
  const pages = {
    renderer: { renderErrorPage: () => `broken ${++rendered}` },
    assetsOf: () => ({ scripts: [], styles: [], fonts: [] }),
  };
  const settings = { current: () => current };
  const brokenPage = createBrokenPage({ baseUrl: 'https://shop.example', pages, settings });
  const refused = brokenPage(saturated());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.text()).toBe('broken 1');
  const failed = brokenPage(new Error('no such component'));
  expect([failed.status, await failed.text()]).toEqual([500, 'broken 1']);
  current = { ...defaultSettings };
  expect(await brokenPage(saturated()).text()).toBe('broken 2');
});
