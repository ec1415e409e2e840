import type { Brand } from '../brand.ts';
import type { Palette } from '../palette.ts';
import { desktopType, phoneType, space, targetSize } from '../scale.ts';
import { checkColorFormat } from './color-format.ts';
import { checkContrast, checkMoreContrast } from './contrast-rules.ts';
import { checkFills } from './fill-rules.ts';
import type { Finding } from './finding.ts';
import { checkHues } from './hue-rules.ts';
import { checkScale, type Scale } from './scale-rules.ts';
import { checkRadii, checkTypefaces } from './shape-rules.ts';

export { type Finding, type ThemeRule, themeRules } from './finding.ts';

const systemScale: Scale = { space, targetSize, text: [phoneType, desktopType] };

/**
 * Checks a brand against every rule of the theme, in both themes and with more contrast. An empty
 * list means that the brand can be used. Pure and fast enough to run on every keystroke.
 */
export function checkTheme(brand: Brand, scale: Scale = systemScale): Finding[] {
  return [
    ...(['light', 'dark'] as const).flatMap((theme) => checkPalette(brand, theme)),
    ...checkTypefaces(brand.typefaces),
    ...checkRadii(brand.radii),
    ...checkScale(scale),
  ];
}

function checkPalette(brand: Brand, theme: 'light' | 'dark'): Finding[] {
  const malformed = checkColorFormat(brand[theme]);
  // Nothing can be measured on colors that can't be read.
  const findings = malformed.length > 0 ? malformed : measurePalette(brand[theme], theme);
  return findings.map((finding) => ({ ...finding, theme }));
}

function measurePalette(palette: Palette, theme: 'light' | 'dark'): Finding[] {
  return [
    ...checkFills(palette, theme),
    ...checkContrast(palette),
    ...checkMoreContrast(palette),
    ...checkHues(palette),
  ];
}
