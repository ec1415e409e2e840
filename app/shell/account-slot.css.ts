import { style } from '@vanilla-extract/css';

export const slot = style({
  minInlineSize: '48px',
  maxInlineSize: '160px',
  minBlockSize: '24px',
  textAlign: 'end',
});
