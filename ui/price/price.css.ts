import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

/** One line as long as it fits. */
export const price = style({
  display: 'inline-block',
  flexShrink: 0,
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.ink,
  lineHeight: 1.2,
});
export const sizes = styleVariants({
  small: { fontSize: vars.text.small },
  medium: { fontSize: vars.text.medium },
  large: { fontSize: vars.text.heading2, letterSpacing: '-0.015em' },
});
export const amount = style({ fontWeight: weight.strong });
export const secondary = style({ color: vars.color.inkSoft, letterSpacing: 0 });
export const quieter = style({ fontSize: vars.text.medium });
/** A price on a frame's bar. */
export const tag = style({
  paddingInlineStart: space.xs,
  background: vars.color.raised,
});
