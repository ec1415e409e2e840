import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

export const price = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  color: vars.color.ink,
  lineHeight: 1.2,
});
export const sizes = styleVariants({
  small: { fontSize: vars.text.small },
  standard: { fontSize: vars.text.standard },
  large: { fontSize: vars.text.heading2, letterSpacing: '-0.015em' },
});
export const amount = style({ fontWeight: weight.strong });
export const rest = style({ color: vars.color.inkSoft, letterSpacing: 0 });
export const quieter = style({ fontSize: vars.text.standard });
/** A price on a picture: a chip of paper with an ink edge. */
export const tag = style({
  display: 'inline-block',
  paddingInline: space.xs,
  paddingBlock: '3px',
  borderRadius: vars.corner.small,
  background: vars.color.raised,
  border: `1px solid ${vars.color.ink}`,
});
