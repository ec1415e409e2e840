import { style } from '@vanilla-extract/css';
import { media } from '#theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { print: { display: 'block', minBlockSize: 0 } },
});

/** The navigation and the page; on phones, the navigation is out of the flow. */
export const besides = style({
  display: 'flex',
  alignItems: 'flex-start',
  flex: 1,
  '@media': { [media.phone]: { flexDirection: 'column' }, print: { display: 'block' } },
});

/** Keeps the footer below the fold, so that late content causes no layout shift. */
export const main = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '100dvh',
  outline: 'none',
  selectors: {
    [`${besides} > &`]: {
      inlineSize: '100%',
      minBlockSize: 0,
      paddingBlockEnd: 'var(--ui-phone-bar, 0px)',
    },
  },
  // Otherwise a short page is followed by an empty sheet.
  '@media': { print: { minBlockSize: 0 } },
});
