import { vars } from '#theme';
import { applyBrand, type BrandSelectors } from '../ui/apply-brand.ts';
import { defaultBrand } from '../ui/default-brand.ts';
import { secondBrand } from './second-brand.ts';

// Only Storybook has rules for `data-brand`: the app ships a single brand.
applyBrand(vars, defaultBrand, selectorsOf('default'));
applyBrand(vars, secondBrand, selectorsOf('second'));

function selectorsOf(brand: string): BrandSelectors {
  const branded = `[data-brand="${brand}"]`;
  const inTheme = (theme: string) =>
    `${branded}[data-theme="${theme}"], ${branded} [data-theme="${theme}"]:not([data-brand])`;
  return { always: branded, light: inTheme('light'), dark: inTheme('dark') };
}
