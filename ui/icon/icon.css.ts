import { style, styleVariants } from '@vanilla-extract/css';

/** How the icons of the set are drawn. Those of other sets bring their own look. */
export const icon = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
});
const square = (size: string) => ({ flexShrink: 0, inlineSize: size, blockSize: size });
export const sizes = styleVariants({
  text: square('1em'),
  small: square('16px'),
  medium: square('20px'),
  large: square('28px'),
});
/** Directional arrows are mirrored in right-to-left text. */
export const directional = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
