import { applyBrand } from '../ui/apply-brand.ts';
import type { BrandSelectors } from '../ui/brand-rules.ts';
import { brands } from './brands.ts';

// Only Storybook has rules for `data-brand`: the app ships a single brand.
for (const [id, brand] of Object.entries(brands)) applyBrand(brand, selectorsOf(id));

function selectorsOf(brand: string): BrandSelectors {
  const branded = `[data-brand="${brand}"]`;
  const inTheme = (theme: string) =>
    `${branded}[data-theme="${theme}"], ${branded} [data-theme="${theme}"]:not([data-brand])`;
  return { always: branded, light: inTheme('light'), dark: inTheme('dark') };
}
