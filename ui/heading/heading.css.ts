import { style, styleVariants } from '@vanilla-extract/css';
import { vars, weight } from '#theme';

export const heading = style({
  color: vars.color.ink,
  fontWeight: weight.strong,
  textWrap: 'balance',
  letterSpacing: '-0.012em',
});
export const sizes = styleVariants({
  display: {
    fontFamily: vars.font.display,
    fontSize: vars.text.display,
    fontWeight: weight.regular,
    lineHeight: 1.08,
    letterSpacing: '-0.018em',
  },
  1: { fontSize: vars.text.heading1, lineHeight: 1.15, letterSpacing: '-0.02em' },
  2: { fontSize: vars.text.heading2, lineHeight: 1.2, letterSpacing: '-0.016em' },
  3: { fontSize: vars.text.heading3, lineHeight: 1.25 },
  4: { fontSize: vars.text.heading4, lineHeight: 1.35, letterSpacing: '-0.005em' },
});
/** The display font at section size, for the few large headlines below the first. */
export const serif = style({
  fontFamily: vars.font.display,
  fontWeight: weight.regular,
  letterSpacing: '-0.012em',
});
export const aligns = styleVariants({ start: {}, center: { textAlign: 'center' } });
