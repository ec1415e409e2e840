import { type ColorPair, colorPairs, measureContrast } from '../contrast.ts';
import { increaseContrast } from '../increase-contrast.ts';
import type { Palette } from '../palette.ts';
import type { Finding } from './finding.ts';
import { suggestColor } from './suggest-color.ts';

const moreContrastText = 7;

/** Finds pairs of colors with too little contrast. */
export function checkContrast(palette: Palette): Finding[] {
  return colorPairs.filter((pair) => !isMet(palette, pair)).map((pair) => describe(palette, pair));
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

function describe(palette: Palette, pair: ColorPair): Finding {
  const measured = formatRatio(measureContrast(palette, pair));
  const required = `at least ${pair.minRatio}:1`;
  const problem = `${capitalize(pair.use)} has ${measured} and needs ${required}.`;
  // When no other text color would do, such as on a mid-tone fill, the fill has to change.
  for (const token of [pair.foreground, pair.background]) {
    const suggestion = suggestColor(palette, token);
    if (!suggestion) continue;
    const tokens = namePair(pair);
    if (token === pair.background) tokens.reverse();
    const fix = `Change ${token} to ${suggestion}, the closest color that is legible everywhere it is used.`;
    return { rule: 'contrast', tokens, problem, measured, required, fix, suggestion };
  }
  const fix = `Change ${pair.foreground} and ${pair.background}: neither can be fixed alone.`;
  return { rule: 'contrast', tokens: namePair(pair), problem, measured, required, fix };
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
