import type { Brand } from './brand.ts';

const accent = { accent: '#cd3503', accentPressed: '#b12d02', onAccent: '#ffffff' };

/** The brand of apps that set none: warm paper, blue-black ink and one vermilion accent. */
export const defaultBrand: Brand = {
  name: 'Default',
  light: {
    paper: '#f3f0ec',
    raised: '#fbfaf7',
    sunk: '#e9e6e0',
    ink: '#15181f',
    inkSoft: '#44484f',
    inkFaint: '#575c64',
    line: '#d4d0cb',
    lineStrong: '#83807a',
    solid: '#15181f',
    solidPressed: '#31353d',
    onSolid: '#fbfaf7',
    ...accent,
    focus: '#cd3503',
    scrim: 'rgb(21 24 31 / 0.48)',
    tone: {
      neutral: { soft: '#e4e1dc', ink: '#3d434d', line: '#bbb7af' },
      info: { soft: '#d8e8fa', ink: '#035397', line: '#a0bad8' },
      caution: { soft: '#f4e7b6', ink: '#5d4b00', line: '#cdb760' },
      promote: { soft: '#ebe1fa', ink: '#683297', line: '#c0aed7' },
      notice: { soft: '#fee0c9', ink: '#813d00', line: '#ddac87' },
      positive: { soft: '#d3eed9', ink: '#1b6236', line: '#97c4a2' },
      critical: { soft: '#f9dee2', ink: '#9c1143', line: '#d6aab0' },
    },
  },
  // Higher surfaces are lighter, tints are deep, and ink is a warm white.
  dark: {
    paper: '#12151a',
    raised: '#1a1d24',
    sunk: '#0c0f14',
    ink: '#eae7e2',
    inkSoft: '#bab7b2',
    inkFaint: '#9b9891',
    line: '#2c3038',
    lineStrong: '#6f747c',
    solid: '#eae7e2',
    solidPressed: '#cfccc6',
    onSolid: '#12151a',
    ...accent,
    focus: '#ff7d52',
    scrim: 'rgb(4 6 9 / 0.66)',
    tone: {
      neutral: { soft: '#262a31', ink: '#cac7c0', line: '#484d56' },
      info: { soft: '#1f2b39', ink: '#9accff', line: '#3c4f64' },
      caution: { soft: '#312a0d', ink: '#dec770', line: '#5d4c1a' },
      promote: { soft: '#2e2638', ink: '#d6b8f9', line: '#534663' },
      notice: { soft: '#3b2412', ink: '#f7b889', line: '#674429' },
      positive: { soft: '#1a3020', ink: '#98daa9', line: '#35563e' },
      critical: { soft: '#372427', ink: '#f290a2', line: '#6d4a50' },
    },
  },
  typefaces: {
    sans: "'Hanken Grotesk', 'Hanken Grotesk Arial', 'Hanken Grotesk Roboto', 'Hanken Grotesk Noto', system-ui, sans-serif",
    display:
      "'Young Serif', 'Young Serif Georgia', 'Young Serif Noto', 'Young Serif Times', 'Young Serif Noto Sans', Georgia, serif",
    mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  },
  radii: { small: '2px', medium: '3px', large: '6px', round: '999px' },
};
