import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { print: { display: 'block', minBlockSize: 0 } },
});

/** Keeps the footer below the fold, so that late content causes no layout shift. */
export const main = style({
  flex: 1,
  minBlockSize: '100dvh',
  outline: 'none',
  // Otherwise a short page is followed by an empty sheet.
  '@media': { print: { minBlockSize: 0 } },
});
