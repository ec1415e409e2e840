import { style } from '@vanilla-extract/css';
import { space } from '#theme';

/** As wide as the page below. */
export const tabs = style({
  paddingInline: space.m,
  '@media': { '(min-width: 1536px)': { paddingInline: space.l } },
});
