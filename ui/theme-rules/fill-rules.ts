import { getContrastRatio } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Finding } from './finding.ts';

const minPressedRatio = 1.15;
const fills = [
  ['solid', 'solidPressed'],
  ['accent', 'accentPressed'],
] as const;

/** Finds fills that don't show a state, and palettes in the wrong theme. */
export function checkFills(palette: Palette, theme: 'light' | 'dark'): Finding[] {
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
