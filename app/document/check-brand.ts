import type { ShopSettings } from '#contract/shop-settings';
import { checkAccent } from '../../ui/brand-accent.ts';
import { defaultBrand } from '../../ui/default-brand.ts';

/** What the theme calls its backgrounds, for people who don't know the theme. */
const backgrounds: Record<string, string> = {
  paper: 'the page',
  raised: 'panels',
  sunk: 'shaded areas',
};

type Colors = Pick<ShopSettings['brand'], 'accent' | 'accentDark'>;

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
