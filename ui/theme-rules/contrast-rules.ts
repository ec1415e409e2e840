import { getContrastRatio, mixColors } from '../color.ts';
import {
  type ColorName,
  type ColorPair,
  colorPairs,
  getColor,
  measureContrast,
} from '../contrast.ts';
import { increaseContrast } from '../increase-contrast.ts';
import type { Palette } from '../palette.ts';
import type { Finding } from './finding.ts';

const moreContrastText = 7;

/** Finds pairs of colors with too little contrast: one finding for each color to change. */
export function checkContrast(palette: Palette): Finding[] {
  const weak = colorPairs
    .filter((pair) => !isMet(palette, pair))
    .map((pair) => plan(palette, pair));
  return [...new Set(weak.map(({ change }) => change))].flatMap((color) =>
    describe(
      palette,
      weak.filter(({ change }) => change === color),
    ),
  );
}

/** Finds pairs that are weaker than they should be for people who ask for more contrast. */
export function checkMoreContrast(palette: Palette): Finding[] {
  const increased = increaseContrast(palette);
  return colorPairs.flatMap((pair) => {
    // A pair that is too weak already has a finding of its own.
    if (!isMet(palette, pair)) return [];
    const isText = pair.minRatio === 4.5 && !pair.foreground.startsWith('on');
    const needed = Math.max(measureContrast(palette, pair), isText ? moreContrastText : 0);
    const measured = measureContrast(increased, pair);
    if (measured >= needed) return [];
    return [
      {
        rule: 'more-contrast',
        tokens: namePair(pair),
        problem: `With more contrast, ${pair.use} has ${formatRatio(measured)} and needs ${formatRatio(needed)}.`,
        measured: formatRatio(measured),
        required: `at least ${formatRatio(needed)}`,
        fix: `Move ink away from ${pair.background}: more contrast can make text at most as strong as ink.`,
      },
    ];
  });
}

/** A pair with too little contrast, and the color to change. */
type Plan = { pair: ColorPair; change: ColorName; suggestion: string | undefined };

/** When no other text color would do, such as on a mid-tone fill, the fill has to change. */
function plan(palette: Palette, pair: ColorPair): Plan {
  for (const change of [pair.foreground, pair.background]) {
    const suggestion = suggestColor(palette, change);
    if (suggestion) return { pair, change, suggestion };
  }
  return { pair, change: pair.foreground, suggestion: undefined };
}

function describe(palette: Palette, plans: readonly Plan[]): Finding[] {
  const byRatio = [...plans].sort((a, b) => rate(palette, a.pair) - rate(palette, b.pair));
  const [worst, ...others] = byRatio;
  if (!worst) return [];
  const { pair, change, suggestion } = worst;
  const measured = formatRatio(measureContrast(palette, pair));
  const required = `at least ${pair.minRatio}:1`;
  const also = others.map((other) => other.pair.use).join(', ');
  const partners = byRatio.map(({ pair: { foreground, background } }) =>
    foreground === change ? background : foreground,
  );
  const fix = suggestion
    ? `Change ${change} to ${suggestion}, the closest color with enough contrast everywhere it is used.`
    : `Change ${pair.foreground} and ${pair.background}: neither can be fixed alone.`;
  return [
    {
      rule: 'contrast',
      tokens: [change, ...partners].map((name) => `color.${name}`),
      problem: `${capitalize(pair.use)} has ${measured} and needs ${required}.${also && ` Also too weak: ${also}.`}`,
      measured,
      required,
      fix,
      ...(suggestion && { suggestion }),
    },
  ];
}

/** How far a pair is below its limit: 1 is just enough. */
function rate(palette: Palette, pair: ColorPair): number {
  return measureContrast(palette, pair) / pair.minRatio;
}

function isMet(palette: Palette, pair: ColorPair): boolean {
  return measureContrast(palette, pair) >= pair.minRatio;
}

function namePair({ foreground, background }: ColorPair): string[] {
  return [`color.${foreground}`, `color.${background}`];
}

/** Rounds down, so that a ratio just below its limit doesn't look as if it met it. */
function formatRatio(ratio: number): string {
  return `${Math.floor(ratio * 100) / 100}:1`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The closest lighter or darker color for a token with which all of its pairs have enough contrast.
 * Undefined when there is none.
 */
function suggestColor(palette: Palette, token: ColorName): string | undefined {
  const limits = colorPairs.flatMap(({ foreground, background, minRatio }) => {
    if (foreground === token) return [{ color: getColor(palette, background), minRatio }];
    return background === token ? [{ color: getColor(palette, foreground), minRatio }] : [];
  });
  const isLegible = (color: string) =>
    limits.every((limit) => getContrastRatio(color, limit.color) >= limit.minRatio);
  const start = getColor(palette, token);
  for (let percent = 1; percent <= 100; percent++) {
    const found = ['#000000', '#ffffff']
      .map((end) => mixColors(start, end, percent / 100))
      .find(isLegible);
    if (found) return found;
  }
  return undefined;
}
