import type { Brand, Radii, Typefaces } from '../brand.ts';
import { getContrastRatio } from '../color.ts';
import { flattenPalette } from '../contrast.ts';
import type { Palette } from '../palette.ts';
import { desktopType, phoneType, space, targetSize } from '../scale.ts';
import { checkContrast, checkMoreContrast } from './contrast-rules.ts';
import type { Finding } from './finding.ts';
import { checkHues } from './hue-rules.ts';
import { checkScale, type Scale } from './scale-rules.ts';

const generic = /^(?:(?:ui-)?(?:sans-serif|serif|monospace|rounded)|system-ui|cursive)$/;

const pixels = /^\d+(?:\.\d+)?px$/;

const radiusOrder = ['small', 'medium', 'large'] as const;

const minPressedRatio = 1.15;

const fills = [
  ['solid', 'solidPressed'],
  ['accent', 'accentPressed'],
] as const;

const opaque = /^#[0-9a-f]{6}$/i;

const translucent = /^rgb\(\d{1,3} \d{1,3} \d{1,3} \/ 0?\.\d+\)$/;

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

/** Finds colors that aren't written as the theme needs them. */
function checkColorFormat(palette: Palette): Finding[] {
  return [...flattenPalette(palette)]
    .filter(([name, value]) => !(name === 'scrim' ? translucent : opaque).test(value))
    .map(([name, value]) => {
      const required = name === 'scrim' ? 'rgb(21 24 31 / 0.48)' : '#rrggbb';
      return {
        rule: 'color-format',
        tokens: [`color.${name}`],
        problem: `${name} is “${value}”, which isn’t a color in the right notation.`,
        measured: value,
        required,
        fix:
          name === 'scrim'
            ? `Write it with an opacity below 1, such as ${required}.`
            : 'Write it as # and six hexadecimal digits.',
      };
    });
}

/** Finds fills that don't show a state, and palettes in the wrong theme. */
function checkFills(palette: Palette, theme: 'light' | 'dark'): Finding[] {
  return [...checkBrightness(palette, theme), ...checkPressed(palette)];
}

function checkBrightness({ paper, ink }: Palette, theme: 'light' | 'dark'): Finding[] {
  const [brighter, darker] = theme === 'light' ? [paper, ink] : [ink, paper];
  if (getBrightness(brighter) > getBrightness(darker)) return [];
  return [
    {
      rule: 'light-and-dark',
      tokens: ['color.paper', 'color.ink'],
      problem: `The ${theme} theme has ${theme === 'light' ? 'light text on dark' : 'dark text on light'} paper.`,
      measured: `${ink} on ${paper}`,
      required: theme === 'light' ? 'paper lighter than ink' : 'paper darker than ink',
      fix: 'Check whether the two palettes are swapped.',
    },
  ];
}

function checkPressed(palette: Palette): Finding[] {
  return fills.flatMap(([fill, pressed]) => {
    const ratio = getContrastRatio(palette[fill], palette[pressed]);
    if (ratio >= minPressedRatio) return [];
    return [
      {
        rule: 'pressed-fill',
        tokens: [`color.${pressed}`, `color.${fill}`],
        problem: `${pressed} is nearly the same as ${fill}, so buttons seem not to react.`,
        measured: `${ratio.toFixed(2)}:1`,
        required: `at least ${minPressedRatio}:1`,
        fix: `Make ${pressed} lighter or darker than ${fill}.`,
      },
    ];
  });
}

function getBrightness(color: string): number {
  return getContrastRatio(color, '#000000');
}

/** Finds font stacks that leave the choice of a replacement to the browser. */
function checkTypefaces(typefaces: Typefaces): Finding[] {
  return Object.entries(typefaces).flatMap(([name, stack]) => {
    const last = stack.split(',').at(-1)?.trim() ?? '';
    if (generic.test(last)) return [];
    return [
      {
        rule: 'typeface',
        tokens: [`font.${name}`],
        problem: `The ${name} stack doesn’t end with a generic family.`,
        measured: last || 'nothing',
        required: 'sans-serif, serif or monospace',
        fix: `Add ${name === 'mono' ? 'monospace' : 'sans-serif'} at the end.`,
      },
    ];
  });
}

/** Finds radii that can't be read or that are out of order. */
function checkRadii(radii: Radii): Finding[] {
  const malformed = Object.entries(radii).filter(([, value]) => !pixels.test(value));
  if (malformed.length > 0) {
    return malformed.map(([name, value]) => ({
      rule: 'radius',
      tokens: [`radius.${name}`],
      problem: `The ${name} radius is “${value}”, which isn’t a size in px.`,
      measured: value,
      required: 'a number and px',
      fix: 'Write it as a number and px, such as 6px.',
    }));
  }
  return radiusOrder.slice(1).flatMap((name, index) => {
    const smaller = radiusOrder[index] ?? 'small';
    if (Number.parseFloat(radii[name]) >= Number.parseFloat(radii[smaller])) return [];
    return [
      {
        rule: 'radius',
        tokens: [`radius.${name}`, `radius.${smaller}`],
        problem: `The ${name} radius is smaller than the ${smaller} one.`,
        measured: radii[name],
        required: `at least ${radii[smaller]}`,
        fix: `Make the ${name} radius at least ${radii[smaller]}.`,
      },
    ];
  });
}
