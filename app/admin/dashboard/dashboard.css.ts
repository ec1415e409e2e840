import { style } from '@vanilla-extract/css';
import { barHeight, media, space } from '#theme';

/** Keeps the footer below the fold while the tab loads. */
export const panel = style({ minBlockSize: '70vh' });

/** Links to a queue lead here, below the bar at the top. */
export const lists = style({
  scrollMarginBlockStart: `calc(${barHeight} + ${space.s})`,
  outline: 'none',
});

/** Two by two on a phone; the first column has the revenue and is wider. */
export const cards = style({
  display: 'grid',
  gap: space.s,
  '@media': {
    '(min-width: 22rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
