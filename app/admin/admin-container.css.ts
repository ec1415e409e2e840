import { style } from '@vanilla-extract/css';
import { gutter, media } from '#theme';

/** Wide enough for the columns of every list, where the screen is. */
export const container = style({
  inlineSize: '100%',
  maxInlineSize: '1600px',
  marginInline: 'auto',
  paddingInline: gutter.phone,
  '@media': { [media.tablet]: { paddingInline: gutter.tablet } },
});
