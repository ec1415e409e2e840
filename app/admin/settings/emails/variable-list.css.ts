import { style } from '@vanilla-extract/css';
import { space } from '#theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
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
