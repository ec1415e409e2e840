import { style } from '@vanilla-extract/css';

/** Limits long names. */
export const menu = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  maxInlineSize: '240px',
});
