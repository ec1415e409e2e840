import { vars } from '#theme';
import { applyBrand, type BrandSelectors } from '../ui/apply-brand.ts';
import { defaultBrand } from '../ui/default-brand.ts';
import { secondBrand } from './second-brand.ts';

// What wears a brand by name is dressed here, so that the shop ships none but its own.
applyBrand(vars, defaultBrand, wearersOf('default'));
applyBrand(vars, secondBrand, wearersOf('second'));

function wearersOf(brand: string): BrandSelectors {
  const wearer = `[data-brand="${brand}"]`;
  const inTheme = (theme: string) =>
    `${wearer}[data-theme="${theme}"], ${wearer} [data-theme="${theme}"]:not([data-brand])`;
  return { always: wearer, light: inTheme('light'), dark: inTheme('dark') };
}
