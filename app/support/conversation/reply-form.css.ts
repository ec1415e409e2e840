import { style } from '@vanilla-extract/css';
import { media } from '#theme';

/** A printed conversation is a record. */
export const form = style({ '@media': { print: { display: 'none' } } });
/** On phones, the tools and buttons appear once someone writes, so that the messages keep their room. */
export const toolbar = style({
  '@media': {
    [media.phone]: { selectors: { [`${form}:not(:focus-within) > * > &`]: { display: 'none' } } },
  },
});
/** Only on devices with a keyboard. */
export const keys = style({
  display: 'none',
  '@media': { [media.mouse]: { display: 'block' } },
});
