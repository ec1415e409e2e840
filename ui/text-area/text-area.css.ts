import { style } from '@vanilla-extract/css';
import { media, vars } from '#theme';

export const area = style({
  resize: 'vertical',
  minBlockSize: '128px',
  fieldSizing: 'content',
  maxBlockSize: '480px',
  // Beside fields of one line it is as high as they are, until it needs more.
  selectors: {
    '&[rows="1"]': {
      minBlockSize: '48px',
      resize: 'none',
      '@media': { [media.mouse]: { minBlockSize: '46px' } },
    },
  },
});
/** Keeps its line while it is empty, so that nothing below moves at the four thousandth letter. */
export const count = style({
  minBlockSize: '1.45em',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.45,
  textAlign: 'end',
});
