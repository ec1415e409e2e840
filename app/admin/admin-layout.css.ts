import { style } from '@vanilla-extract/css';
import { media, space } from '#theme';

/** As wide as the page below. */
export const tabs = style({
  paddingInline: space.m,
  '@media': { [media.tablet]: { paddingInline: space.l } },
});
