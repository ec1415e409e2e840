import { contrastRatio } from './color.ts';
import { type Palette, type Tone, type ToneColors, tones } from './palette.ts';

/** A color of the palette by its name: `ink`, `tone.info.soft`. */
export type ColorName = Exclude<keyof Palette, 'tone'> | `tone.${Tone}.${keyof ToneColors}`;

/** A color on a ground, where they meet, and the least contrast they may have (WCAG 2.2). */
export type ColorPair = {
  use: string;
  foreground: ColorName;
  background: ColorName;
  minRatio: 3 | 4.5;
};

/** Divides or decorates: nothing is lost on those who do not see it. */
export const decorative: readonly ColorName[] = [
  'line',
  'scrim',
  ...tones.map((tone) => `tone.${tone}.line` as const),
];

/** What text and marks may lie on anywhere. */
export const surfaces = ['paper', 'raised', 'sunk'] as const;

/**
 * Every pair of colors that the components put on each other. A style or a story that makes a
 * new one fails until the pair stands here; here every brand is measured by it.
 */
export const colorPairs: readonly ColorPair[] = [
  ...onSurfaces('text', 'ink'),
  ...onSurfaces('soft text', 'inkSoft'),
  ...onSurfaces('faint text', 'inkFaint'),
  ...onSurfaces('critical text', 'tone.critical.ink'),
  ...onSurfaces('positive text', 'tone.positive.ink'),
  ...onSurfaces('edge of a control', 'lineStrong', 3),
  ...onSurfaces('filled shape', 'solid', 3),
  ...onSurfaces('focus ring', 'focus', 3),
  ...onSurfaces('accent mark', 'accent', 3),
  ...onSurfaces('edge of a caution', 'tone.caution.ink', 3),
  { use: 'primary button', foreground: 'onSolid', background: 'solid', minRatio: 4.5 },
  {
    use: 'primary button, pressed',
    foreground: 'onSolid',
    background: 'solidPressed',
    minRatio: 4.5,
  },
  { use: 'buy button', foreground: 'onAccent', background: 'accent', minRatio: 4.5 },
  {
    use: 'buy button, pressed',
    foreground: 'onAccent',
    background: 'accentPressed',
    minRatio: 4.5,
  },
  { use: 'inactive button', foreground: 'inkSoft', background: 'tone.neutral.soft', minRatio: 4.5 },
  {
    use: 'soft text in a caution',
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

/** The contrast of a pair in one palette. */
export function measureContrast(
  palette: Palette,
  { foreground, background }: Pick<ColorPair, 'foreground' | 'background'>,
): number {
  return contrastRatio(getColor(palette, foreground), getColor(palette, background));
}

/** The value behind a name. */
export function getColor(palette: Palette, name: ColorName): string {
  const color = flattenPalette(palette).get(name);
  if (!color) throw new Error(`The palette has no ${name}.`);
  return color;
}

/** All colors of a palette under their names; of the theme's variables just as well. */
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
