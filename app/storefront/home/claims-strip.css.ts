import { style } from '@vanilla-extract/css';
import { media, space } from '#theme';

export const list = style({
  display: 'grid',
  gap: `${space.s} ${space.l}`,
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
