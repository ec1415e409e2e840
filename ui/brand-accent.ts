import type { Brand } from './brand.ts';
import { getContrastRatio, mixColors } from './color.ts';
import { type ColorName, colorPairs, measureContrast } from './contrast.ts';
import type { Palette } from './palette.ts';
import { checkTheme, type Finding } from './theme-rules/check-theme.ts';
import { checkHues } from './theme-rules/hue-rules.ts';

/** The accent of each theme. */
export type Accent = { light: string; dark: string };

const minTextRatio = 4.5;
const minPressedRatio = 1.15;
const accentColors: readonly ColorName[] = ['accent', 'accentPressed', 'onAccent', 'focus'];
const accentPairs = colorPairs.filter(
  ({ foreground, background }) =>
    accentColors.includes(foreground) || accentColors.includes(background),
);
const percents = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);

/** A brand with another accent, and with the colors that depend on it. */
export function applyAccent(brand: Brand, { light, dark }: Accent): Brand {
  return {
    ...brand,
    light: recolor(brand.light, light, brand.light.ink),
    dark: recolor(brand.dark, dark, brand.light.ink),
  };
}

/**
 * What the theme's rules say about an accent in one theme. A finding's `suggestion` is the closest
 * lighter or darker accent that breaks none.
 */
export function checkAccent(brand: Brand, accent: Accent, theme: keyof Accent): Finding[] {
  const findings = listFindings(brand, accent, theme);
  if (findings.length === 0) return [];
  const start = accent[theme];
  const suggestion = percents
    .flatMap((percent) => ['#000000', '#ffffff'].map((end) => mixColors(start, end, percent)))
    .find((color) => isUsable(applyAccent(brand, { ...accent, [theme]: color })[theme]));
  return findings.map(({ suggestion: _, ...finding }) => ({
    ...finding,
    ...(suggestion && { suggestion }),
  }));
}

/** Focus rings have the same color and the same limit, so they say nothing new. */
function listFindings(brand: Brand, accent: Accent, theme: keyof Accent): Finding[] {
  const findings = checkTheme(applyAccent(brand, accent)).filter(
    (finding) => finding.theme === theme,
  );
  const about = findings.filter(({ tokens }) => !tokens.includes('color.focus'));
  return about.length > 0 ? about : findings;
}

/** The rules about an accent alone. All of them for each candidate would take seconds. */
function isUsable(palette: Palette): boolean {
  return (
    checkHues(palette).length === 0 &&
    getContrastRatio(palette.accent, palette.accentPressed) >= minPressedRatio &&
    accentPairs.every((pair) => measureContrast(palette, pair) >= pair.minRatio)
  );
}

function recolor(palette: Palette, accent: string, ink: string): Palette {
  if (accent === palette.accent) return palette;
  const onAccent =
    ['#ffffff', ink].find((color) => getContrastRatio(color, accent) >= minTextRatio) ?? '#000000';
  return {
    ...palette,
    accent,
    onAccent,
    accentPressed: press(accent, onAccent),
    focus: accent,
  };
}

/** Away from its text where there is room. */
function press(accent: string, onAccent: string): string {
  const ends = onAccent === '#ffffff' ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
  const isPressed = (color: string) =>
    getContrastRatio(color, accent) >= minPressedRatio &&
    getContrastRatio(color, onAccent) >= minTextRatio;
  const [end = '#000000', other = '#ffffff'] = ends;
  return (
    [end, other]
      .flatMap((toward) => percents.map((percent) => mixColors(accent, toward, percent)))
      .find(isPressed) ?? mixColors(accent, other, 0.1)
  );
}
