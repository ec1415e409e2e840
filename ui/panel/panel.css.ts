import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const panel = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
});
export const paddings = styleVariants({
  none: { overflow: 'hidden' },
  small: { padding: space.m },
  medium: { padding: '20px', '@media': { [media.tablet]: { padding: space.l } } },
  large: { padding: space.l, '@media': { [media.tablet]: { padding: '40px' } } },
});
