import { globalStyle } from '@vanilla-extract/css';
import type { Brand } from './brand.ts';
import { type BrandSelectors, listBrandRules } from './brand-rules.ts';

/** Assigns a brand's values to the theme's variables. Call it from a style sheet. */
export function applyBrand(brand: Brand, selectors: BrandSelectors): void {
  for (const { selector, media, ...rule } of listBrandRules(brand, selectors)) {
    globalStyle(selector, media ? { '@media': { [media]: rule } } : rule);
  }
}
