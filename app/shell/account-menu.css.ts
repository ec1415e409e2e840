import { style } from '@vanilla-extract/css';

/** A long name takes no more of the bar than this. */
export const menu = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  maxInlineSize: '240px',
});
