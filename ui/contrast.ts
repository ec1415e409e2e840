import type { Palette, Tone } from './palette.ts';

/** A colour on a ground, the least contrast they may have (WCAG 2.2), and where they meet. */
export type Pair = { use: string; ink: string; ground: string; least: 3 | 4.5 };

/** Every pair of colours that the components put on each other. */
export function pairsInUse(palette: Palette): Pair[] {
  const { paper, raised, sunk, tone, solid, solidPressed, onSolid } = palette;
  const grounds = Object.entries({ paper, raised, sunk });
  const on = (use: string, ink: string, least: Pair['least'] = 4.5): Pair[] =>
    grounds.map(([name, ground]) => ({ use: `${use} on ${name}`, ink, ground, least }));
  return [
    ...on('text', palette.ink),
    ...on('soft text', palette.inkSoft),
    ...on('faint text', palette.inkFaint),
    ...on('edge of a control', palette.lineStrong, 3),
    ...on('focus ring', palette.focus, 3),
    ...on('critical text', tone.critical.ink),
    ...on('positive text', tone.positive.ink),
    { use: 'primary button', ink: onSolid, ground: solid, least: 4.5 },
    { use: 'primary button, pressed', ink: onSolid, ground: solidPressed, least: 4.5 },
    { use: 'buy button', ink: palette.onAccent, ground: palette.accent, least: 4.5 },
    {
      use: 'buy button, pressed',
      ink: palette.onAccent,
      ground: palette.accentPressed,
      least: 4.5,
    },
    { use: 'inactive button', ink: palette.inkSoft, ground: tone.neutral.soft, least: 4.5 },
    ...tones.map((name): Pair => {
      const { ink, soft } = tone[name];
      return { use: `${name} badge`, ink, ground: soft, least: 4.5 };
    }),
    ...tones.map((name): Pair => {
      return { use: `${name} notice`, ink: palette.ink, ground: tone[name].soft, least: 4.5 };
    }),
  ];
}

export const tones: readonly Tone[] = [
  'neutral',
  'info',
  'caution',
  'promote',
  'notice',
  'positive',
  'critical',
];

/** The contrast of two `#rrggbb` colours, from 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The hue of a `#rrggbb` colour in degrees. */
export function hue(colour: string): number {
  const [red, green, blue] = channels(colour);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return 0;
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return (sixth * 60 + 360) % 360;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function channels(colour: string): [number, number, number] {
  const whole = Number.parseInt(colour.slice(1), 16);
  return [(whole >> 16) / 255, ((whole >> 8) & 255) / 255, (whole & 255) / 255];
}
