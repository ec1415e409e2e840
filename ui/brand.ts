import type { Palette } from './palette.ts';

/**
 * All that makes a brand, as plain data. The house's is `house.ts`; a second one is one more such
 * file. Everything else (space, type scale, motion, layers) is the system's and stays.
 */
export type Brand = {
  name: string;
  /** Drawn for paper. */
  light: Palette;
  /** Drawn for the dark, not inverted. */
  dark: Palette;
  typefaces: Typefaces;
  radii: Radii;
};

/** Stacks of font families, the brand's own first. */
export type Typefaces = {
  /** Everything one reads and presses. */
  sans: string;
  /** The few large headlines. */
  display: string;
  /** Numbers of orders, code, addresses to copy. */
  mono: string;
};

/** Radii. */
export type Radii = {
  /** Badges, swatches, skeletons. */
  small: string;
  /** What one presses or types into. */
  medium: string;
  /** What holds other things: panels, frames, dialogs. */
  large: string;
  /** Avatars, markers and whatever is a disc. */
  round: string;
};
