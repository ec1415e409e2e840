import { style } from '@vanilla-extract/css';
import { media, space } from '#theme';

/** The featured websites, which the top of the page shows large. */
export const small = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xl },
  },
});
