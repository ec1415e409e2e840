import { style } from '@vanilla-extract/css';
import { space } from '#theme';

/** The title and its lead, and the search at the end of their line. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.s,
});
