import type { Palette } from './palette.ts';

/**
 * A brand as plain data. The default one is in `default-brand.ts`; another brand is another file
 * like it. Spacing, type scale, motion and layers belong to the system and don't change with the
 * brand.
 */
export type Brand = {
  name: string;
  /** Colors of the light theme. */
  light: Palette;
  /** Colors of the dark theme, chosen by hand rather than inverted. */
  dark: Palette;
  typefaces: Typefaces;
  radii: Radii;
};

/** Font stacks, the brand's own font first. */
export type Typefaces = {
  /** Body text and controls. */
  sans: string;
  /** Large headlines. */
  display: string;
  /** Reference numbers, code and values to copy. */
  mono: string;
};

/** Corner radii. */
export type Radii = {
  /** Badges, swatches and skeletons. */
  small: string;
  /** Buttons, fields and other controls. */
  medium: string;
  /** Containers: panels, frames and dialogs. */
  large: string;
  /** Avatars and step markers. */
  round: string;
};
