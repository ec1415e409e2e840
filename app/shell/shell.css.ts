import { style } from '@vanilla-extract/css';
import { barHeight } from '#theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  paddingBlockStart: barHeight,
});

export const main = style({ flex: 1, outline: 'none' });
