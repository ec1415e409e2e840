import { style } from '@vanilla-extract/css';
import { media } from '#theme';

/** Only where there are keys. */
export const keys = style({
  display: 'none',
  '@media': { [media.mouse]: { display: 'block' } },
});
