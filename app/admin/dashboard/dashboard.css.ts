import { style } from '@vanilla-extract/css';
import { media, space } from '#theme';

/** Holds the foot of the page below the screen until it is known what comes above it. */
export const panel = style({ minBlockSize: '70vh' });

/** Two by two on a phone; the first column holds the money, and is the wider one. */
export const cards = style({
  display: 'grid',
  gap: space.s,
  '@media': {
    '(min-width: 22rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
