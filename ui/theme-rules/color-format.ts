import { flattenPalette } from '../contrast.ts';
import type { Palette } from '../palette.ts';
import type { Finding } from './finding.ts';

const opaque = /^#[0-9a-f]{6}$/i;
const translucent = /^rgb\(\d{1,3} \d{1,3} \d{1,3} \/ 0?\.\d+\)$/;

/** Finds colors that aren't written as the theme needs them. */
export function checkColorFormat(palette: Palette): Finding[] {
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
