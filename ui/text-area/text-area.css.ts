import { style } from '@vanilla-extract/css';

export const area = style({
  resize: 'vertical',
  minBlockSize: '128px',
  fieldSizing: 'content',
  maxBlockSize: '480px',
});
