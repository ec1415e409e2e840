import { style } from '@vanilla-extract/css';

/** A number input without the browser's spin buttons, with tabular figures. */
export const numberInput = style({
  appearance: 'textfield',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
