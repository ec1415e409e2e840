import { brand } from './brand.ts';
import type { ShopSettings } from './shop-settings.ts';

/** The settings until an admin changes them. Free of schemas, because every page has it. */
export const defaultSettings: ShopSettings = {
  brand: {
    name: brand.name,
    tagline: brand.tagline,
    description: brand.description,
    accent: '#cd3503',
    accentDark: '#cd3503',
  },
};
