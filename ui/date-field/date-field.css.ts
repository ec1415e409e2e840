import { style } from '@vanilla-extract/css';
import { media } from '#theme';

export const picker = style({
  // The picker of the browser is dark in the dark theme.
  selectors: { '[data-theme="dark"] &': { colorScheme: 'dark' } },
  '@media': {
    [media.dark]: { selectors: { ':root:not([data-theme]) &': { colorScheme: 'dark' } } },
  },
  fontVariantNumeric: 'tabular-nums lining-nums',
});
