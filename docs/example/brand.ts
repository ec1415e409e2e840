import { type Brand, defaultBrand } from 'paper-and-ink/theme';

const sans = "Verdana, 'DejaVu Sans', sans-serif";

/** The default brand with blue main buttons, rounder corners and a system font. */
export const brand: Brand = {
  name: 'Workspace',
  light: {
    ...defaultBrand.light,
    solid: '#1f3f8f',
    solidPressed: '#3355aa',
    onSolid: '#ffffff',
    focus: '#1f3f8f',
  },
  dark: {
    ...defaultBrand.dark,
    solid: '#b4c6ff',
    solidPressed: '#94aaf0',
    onSolid: '#12151a',
    focus: '#b4c6ff',
  },
  typefaces: { ...defaultBrand.typefaces, sans, display: sans },
  radii: { small: '4px', medium: '8px', large: '12px', round: '999px' },
};
