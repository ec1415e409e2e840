import { style } from '@vanilla-extract/css';
import { media } from '#theme';

/** A printed conversation is a record. */
export const form = style({ '@media': { print: { display: 'none' } } });
/** Only on devices with a keyboard. */
export const keys = style({
  display: 'none',
  '@media': { [media.mouse]: { display: 'block' } },
});
