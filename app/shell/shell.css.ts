import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** The foot begins below the window: what comes in late pushes nothing that is in view. */
export const main = style({ flex: 1, minBlockSize: '100dvh', outline: 'none' });
