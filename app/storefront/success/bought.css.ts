import { style } from '@vanilla-extract/css';
import { media, space } from '#theme';

/** The picture above the next step on phones, next to it elsewhere. */
export const bought = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '280px minmax(0, 1fr)' } },
});
