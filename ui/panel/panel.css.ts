import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const panel = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.corner.large,
  background: vars.color.raised,
});
export const paddings = styleVariants({
  none: { overflow: 'hidden' },
  m: { padding: space.m },
  l: { padding: '20px', '@media': { [media.tablet]: { padding: space.l } } },
  xl: { padding: space.l, '@media': { [media.tablet]: { padding: '40px' } } },
});
