import type { Brand } from './brand.ts';
import { type BrandRule, type BrandSelectors, listBrandRules, wholePage } from './brand-rules.ts';

/**
 * A brand as a style sheet, for apps without a build step for it. Load it after `styles.css`, whose
 * default brand it replaces. Without selectors, it applies to the whole page.
 */
export function createBrandCss(brand: Brand, selectors: BrandSelectors = wholePage): string {
  return listBrandRules(brand, selectors).map(writeRule).join('\n');
}

function writeRule({ selector, media, vars, colorScheme }: BrandRule): string {
  const declarations = [
    ...(colorScheme ? [`color-scheme: ${colorScheme};`] : []),
    ...Object.entries(vars).map(([variable, value]) => `${variable}: ${value};`),
  ];
  const rule = `${selector} { ${declarations.join(' ')} }`;
  return media ? `@media ${media} { ${rule} }` : rule;
}
