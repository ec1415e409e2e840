import { getContrastRatio } from './color.ts';
import { type Palette, type Tone, type ToneColors, tones } from './palette.ts';

/** The name of a color in the palette: `ink`, `tone.info.soft`. */
export type ColorName = Exclude<keyof Palette, 'tone'> | `tone.${Tone}.${keyof ToneColors}`;

/** A foreground on a background, where it is used, and the contrast it needs (WCAG 2.2). */
export type ColorPair = {
  use: string;
  foreground: ColorName;
  background: ColorName;
  minRatio: 3 | 4.5;
};

/** Dividers and decoration, which need no contrast. */
export const decorativeColors: readonly ColorName[] = [
  'line',
  'scrim',
  ...tones.map((tone) => `tone.${tone}.line` as const),
];

/** Backgrounds that text and marks can appear on. */
export const surfaces = ['paper', 'raised', 'sunk'] as const;

/**
 * Every pair of colors that components combine. Styles and stories that combine others fail until
 * the pair is listed here, and every brand is measured against the list.
 */
export const colorPairs: readonly ColorPair[] = [
  ...onSurfaces('text', 'ink'),
  ...onSurfaces('soft text', 'inkSoft'),
  ...onSurfaces('faint text', 'inkFaint'),
  ...onSurfaces('critical text', 'tone.critical.ink'),
  ...onSurfaces('notice text', 'tone.notice.ink'),
  ...onSurfaces('positive text', 'tone.positive.ink'),
  ...onSurfaces('control border', 'lineStrong', 3),
  ...onSurfaces('filled shape', 'solid', 3),
  ...onSurfaces('focus ring', 'focus', 3),
  ...onSurfaces('accent mark', 'accent', 3),
  ...onSurfaces('caution border', 'tone.caution.ink', 3),
  { use: 'primary button', foreground: 'onSolid', background: 'solid', minRatio: 4.5 },
  {
    use: 'primary button, pressed',
    foreground: 'onSolid',
    background: 'solidPressed',
    minRatio: 4.5,
  },
  { use: 'accent button', foreground: 'onAccent', background: 'accent', minRatio: 4.5 },
  {
    use: 'accent button, pressed',
    foreground: 'onAccent',
    background: 'accentPressed',
    minRatio: 4.5,
  },
  { use: 'disabled button', foreground: 'inkSoft', background: 'tone.neutral.soft', minRatio: 4.5 },
  {
    use: 'soft text on caution',
    foreground: 'inkSoft',
    background: 'tone.caution.soft',
    minRatio: 4.5,
  },
  ...tones.flatMap((tone): ColorPair[] => [
    {
      use: `${tone} badge`,
      foreground: `tone.${tone}.ink`,
      background: `tone.${tone}.soft`,
      minRatio: 4.5,
    },
    { use: `${tone} notice`, foreground: 'ink', background: `tone.${tone}.soft`, minRatio: 4.5 },
  ]),
];

/** The contrast ratio of a pair in a palette. */
export function measureContrast(
  palette: Palette,
  { foreground, background }: Pick<ColorPair, 'foreground' | 'background'>,
): number {
  return getContrastRatio(getColor(palette, foreground), getColor(palette, background));
}

/** Looks up a color by name. */
export function getColor(palette: Palette, name: ColorName): string {
  const color = flattenPalette(palette).get(name);
  if (!color) throw new Error(`The palette has no ${name}.`);
  return color;
}

/** All colors of a palette, or all color variables of the theme, by name. */
export function flattenPalette({ tone, ...plain }: Palette): Map<string, string> {
  return new Map([
    ...Object.entries(plain),
    ...tones.flatMap((name) =>
      Object.entries(tone[name]).map(([part, color]): [string, string] => [
        `tone.${name}.${part}`,
        color,
      ]),
    ),
  ]);
}

function onSurfaces(
  use: string,
  foreground: ColorName,
  minRatio: ColorPair['minRatio'] = 4.5,
): ColorPair[] {
  return surfaces.map((background) => ({
    use: `${use} on ${background}`,
    foreground,
    background,
    minRatio,
  }));
}
