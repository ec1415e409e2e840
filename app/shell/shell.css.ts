import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const main = style({ flex: 1, outline: 'none' });
