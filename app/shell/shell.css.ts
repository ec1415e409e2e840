import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** Keeps the footer below the fold, so that late content causes no layout shift. */
export const main = style({ flex: 1, minBlockSize: '100dvh', outline: 'none' });
