import { style } from '@vanilla-extract/css';

/** A number input without the browser's tiny arrows, its figures of one width. */
export const numberInput = style({
  appearance: 'textfield',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
