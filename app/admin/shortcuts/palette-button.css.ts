import { style } from '@vanilla-extract/css';
import { media } from '#theme';

export const wide = style({
  display: 'grid',
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
});
export const narrow = style({
  display: 'grid',
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
});
