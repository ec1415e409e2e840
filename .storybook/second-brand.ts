import type { Brand } from '../ui/brand.ts';

const accent = { accent: '#0d7a55', accentPressed: '#096043', onAccent: '#ffffff' };
const rounded =
  "ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', 'Segoe UI', Verdana, sans-serif";

/** A second brand, to check that everything a brand decides is data. */
export const secondBrand: Brand = {
  name: 'Second',
  light: {
    paper: '#f3f6fb',
    raised: '#ffffff',
    sunk: '#e6ecf5',
    ink: '#10182f',
    inkSoft: '#3b4662',
    inkFaint: '#525d79',
    line: '#cfd8e6',
    lineStrong: '#747f96',
    solid: '#2c35a3',
    solidPressed: '#3d47bd',
    onSolid: '#ffffff',
    ...accent,
    focus: '#5a3fd6',
    scrim: 'rgb(16 24 47 / 0.5)',
    tone: {
      neutral: { soft: '#e1e6ef', ink: '#3a4459', line: '#b7c0d0' },
      info: { soft: '#d6ebfb', ink: '#075985', line: '#9cc6e4' },
      caution: { soft: '#fbecb0', ink: '#5e4a00', line: '#d9be55' },
      promote: { soft: '#f0e0fb', ink: '#6d2a9c', line: '#ccabe2' },
      notice: { soft: '#ffe1cc', ink: '#8a3b04', line: '#e8b08a' },
      positive: { soft: '#d2f3e0', ink: '#0c613f', line: '#8dcdaf' },
      critical: { soft: '#fde0e4', ink: '#a3123a', line: '#e3a9b4' },
    },
  },
  dark: {
    paper: '#0d1224',
    raised: '#161d35',
    sunk: '#080c19',
    ink: '#e8edf9',
    inkSoft: '#b3bcd4',
    inkFaint: '#929dba',
    line: '#2a3350',
    lineStrong: '#6d799a',
    solid: '#b9c2ff',
    solidPressed: '#9da9f7',
    onSolid: '#0d1224',
    ...accent,
    focus: '#a793ff',
    scrim: 'rgb(3 5 12 / 0.7)',
    tone: {
      neutral: { soft: '#222b45', ink: '#c3cbe0', line: '#45506f' },
      info: { soft: '#0f2f49', ink: '#8fd0ff', line: '#2d5877' },
      caution: { soft: '#332b08', ink: '#e8cd62', line: '#63521a' },
      promote: { soft: '#312048', ink: '#dcb6ff', line: '#5a4180' },
      notice: { soft: '#40240f', ink: '#ffb98a', line: '#70462a' },
      positive: { soft: '#0d3325', ink: '#84deb3', line: '#2b5f49' },
      critical: { soft: '#40202a', ink: '#ff9db1', line: '#784553' },
    },
  },
  typefaces: {
    sans: rounded,
    display: rounded,
    mono: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  },
  radii: { small: '6px', medium: '12px', large: '20px', round: '999px' },
};
