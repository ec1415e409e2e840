import { style } from '@vanilla-extract/css';
import { media, space } from '#theme';

/** Wide enough for the columns of every list, where the screen is. */
export const container = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '1680px',
  marginInline: 'auto',
  paddingBlockStart: space.s,
  // What is last can be scrolled clear of a toast.
  paddingBlockEnd: space.xxxl,
  paddingInline: space.m,
  '@media': { [media.tablet]: { paddingInline: space.l } },
});
