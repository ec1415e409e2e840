import type { ShopSettings } from '#contract/shop-settings';
import type { Brand } from '../../ui/brand.ts';
import { applyAccent, checkAccent } from '../../ui/brand-accent.ts';
import { type BrandRule, listBrandRules, wholePage } from '../../ui/brand-rules.ts';
import { defaultBrand } from '../../ui/default-brand.ts';
import { applyTypefaces } from './typefaces.ts';

/** What the theme calls its backgrounds, for people who don't know the theme. */
const backgrounds: Record<string, string> = {
  paper: 'the page',
  raised: 'panels',
  sunk: 'shaded areas',
};

type Colors = Pick<ShopSettings['brand'], 'accent' | 'accentDark'>;

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

/** Which rules of the theme the colors break: which pair, by how much, and a color that works. */
export function checkBrand({ accent, accentDark }: Colors): { path: string; message: string }[] {
  const colors = { light: accent, dark: accentDark };
  return (
    [
      ['accent', 'light'],
      ['accentDark', 'dark'],
    ] as const
  ).flatMap(([path, theme]) => {
    const [finding] = checkAccent(defaultBrand, colors, theme);
    if (!finding) return [];
    const { suggestion } = finding;
    const problem = finding.problem.replace(
      /\bon (paper|raised|sunk)\b/g,
      (_, name) => `on ${backgrounds[name]}`,
    );
    return [{ path, message: suggestion ? `${problem} Try ${suggestion}.` : problem }];
  });
}
