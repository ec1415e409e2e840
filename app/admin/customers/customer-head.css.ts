import { style } from '@vanilla-extract/css';
import { media, space } from '#theme';

/** What can be done is beside the facts, below them on phones. */
export const head = style({
  display: 'grid',
  gap: space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
