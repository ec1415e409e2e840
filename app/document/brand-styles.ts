import type { ShopSettings } from '#contract/shop-settings';
import type { Brand } from '../../ui/brand.ts';
import { applyAccent } from '../../ui/brand-accent.ts';
import { type BrandRule, listBrandRules, wholePage } from '../../ui/brand-rules.ts';
import { defaultBrand } from '../../ui/default-brand.ts';
import { applyTypefaces } from './typefaces.ts';

type Look = Pick<ShopSettings['brand'], 'accent' | 'accentDark' | 'headlines' | 'text'>;

/** The default brand with the shop's own colors and typefaces. */
export function createBrand({ accent, accentDark, ...typefaces }: Look): Brand {
  const recolored = applyAccent(defaultBrand, { light: accent, dark: accentDark });
  return applyTypefaces(recolored, typefaces);
}

/**
 * The variables that the shop's own brand changes, to follow the built styles. A color that one
 * theme changes is set in all rules, because the later rule wins.
 */
export function createBrandStyles(look: Look): string {
  const rules = listBrandRules(createBrand(look), wholePage);
  const built = listBrandRules(defaultBrand, wholePage);
  const changed = new Set(
    rules.flatMap(({ vars }, index) =>
      Object.keys(vars).filter((name) => vars[name] !== built[index]?.vars[name]),
    ),
  );
  return rules.map((rule) => writeRule(rule, changed)).join('');
}

function writeRule({ selector, media, vars }: BrandRule, changed: Set<string>): string {
  const declarations = Object.entries(vars).flatMap(([name, value]) =>
    changed.has(name) ? [`${name}:${value}`] : [],
  );
  if (declarations.length === 0) return '';
  const rule = `${selector}{${declarations.join(';')}}`;
  return media ? `@media ${media}{${rule}}` : rule;
}
