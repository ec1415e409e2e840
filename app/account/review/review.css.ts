import { style } from '@vanilla-extract/css';
import { space } from '#theme';

export const remarks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
});
