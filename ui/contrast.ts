import { contrast } from './color.ts';
import { type Palette, type Tone, type ToneColours, tones } from './palette.ts';

/** A colour of the palette by its name: `ink`, `tone.info.soft`. */
export type ColourName = Exclude<keyof Palette, 'tone'> | `tone.${Tone}.${keyof ToneColours}`;

/** A colour on a ground, where they meet, and the least contrast they may have (WCAG 2.2). */
export type Pair = { use: string; ink: ColourName; ground: ColourName; least: 3 | 4.5 };

/** Divides or decorates: nothing is lost on those who do not see it. */
export const decorative: readonly ColourName[] = [
  'line',
  'scrim',
  ...tones.map((tone) => `tone.${tone}.line` as const),
];

/** What text and marks may lie on anywhere. */
export const plainGrounds = ['paper', 'raised', 'sunk'] as const;

/**
 * Every pair of colours that the components put on each other. A style or a story that makes a
 * new one fails until the pair stands here; here every brand is measured by it.
 */
export const pairsInUse: readonly Pair[] = [
  ...onPlain('text', 'ink'),
  ...onPlain('soft text', 'inkSoft'),
  ...onPlain('faint text', 'inkFaint'),
  ...onPlain('critical text', 'tone.critical.ink'),
  ...onPlain('positive text', 'tone.positive.ink'),
  ...onPlain('edge of a control', 'lineStrong', 3),
  ...onPlain('filled shape', 'solid', 3),
  ...onPlain('focus ring', 'focus', 3),
  ...onPlain('accent mark', 'accent', 3),
  ...onPlain('edge of a caution', 'tone.caution.ink', 3),
  { use: 'primary button', ink: 'onSolid', ground: 'solid', least: 4.5 },
  { use: 'primary button, pressed', ink: 'onSolid', ground: 'solidPressed', least: 4.5 },
  { use: 'buy button', ink: 'onAccent', ground: 'accent', least: 4.5 },
  { use: 'buy button, pressed', ink: 'onAccent', ground: 'accentPressed', least: 4.5 },
  { use: 'inactive button', ink: 'inkSoft', ground: 'tone.neutral.soft', least: 4.5 },
  { use: 'soft text in a caution', ink: 'inkSoft', ground: 'tone.caution.soft', least: 4.5 },
  ...tones.flatMap((tone): Pair[] => [
    { use: `${tone} badge`, ink: `tone.${tone}.ink`, ground: `tone.${tone}.soft`, least: 4.5 },
    { use: `${tone} notice`, ink: 'ink', ground: `tone.${tone}.soft`, least: 4.5 },
  ]),
];

/** The contrast of a pair in one palette. */
export function measure(palette: Palette, { ink, ground }: Pick<Pair, 'ink' | 'ground'>): number {
  return contrast(colourOf(palette, ink), colourOf(palette, ground));
}

/** The value behind a name. */
export function colourOf(palette: Palette, name: ColourName): string {
  const colour = namedColours(palette).get(name);
  if (!colour) throw new Error(`The palette has no ${name}.`);
  return colour;
}

/** All colours of a palette under their names; of the theme's variables just as well. */
export function namedColours({ tone, ...plain }: Palette): Map<string, string> {
  return new Map([
    ...Object.entries(plain),
    ...tones.flatMap((name) =>
      Object.entries(tone[name]).map(([part, colour]): [string, string] => [
        `tone.${name}.${part}`,
        colour,
      ]),
    ),
  ]);
}

function onPlain(use: string, ink: ColourName, least: Pair['least'] = 4.5): Pair[] {
  return plainGrounds.map((ground) => ({ use: `${use} on ${ground}`, ink, ground, least }));
}
