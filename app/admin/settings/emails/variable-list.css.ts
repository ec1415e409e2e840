import { style } from '@vanilla-extract/css';
import { space } from '#theme';

export const list = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const variable = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  overflowWrap: 'anywhere',
});
