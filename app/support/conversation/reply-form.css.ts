import { style } from '@vanilla-extract/css';
import { media } from '#theme';

/** Only on devices with a keyboard. */
export const keys = style({
  display: 'none',
  '@media': { [media.mouse]: { display: 'block' } },
});
