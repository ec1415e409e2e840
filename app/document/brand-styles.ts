import type { ShopSettings } from '#contract/shop-settings';
import { applyAccent } from '../../ui/brand-accent.ts';
import { type BrandRule, listBrandRules, wholePage } from '../../ui/brand-rules.ts';
import { defaultBrand } from '../../ui/default-brand.ts';

type Colors = Pick<ShopSettings['brand'], 'accent' | 'accentDark'>;

/**
 * The variables that the shop's own colors change, to follow the built styles. A color that one
 * theme changes is set in all rules, because the later rule wins.
 */
export function createBrandStyles({ accent, accentDark }: Colors): string {
  const rules = listBrandRules(
    applyAccent(defaultBrand, { light: accent, dark: accentDark }),
    wholePage,
  );
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
