import { globalStyle, style } from '@vanilla-extract/css';
import { space, textMeasure, vars } from '#theme';

const paper = 'print';

/** The site's origin in quotes: printed after relative links. */
export const origin = '--origin';

export const page = style({});

export const article = style({
  maxInlineSize: textMeasure,
  '@media': { [paper]: { maxInlineSize: 'none' } },
});

export const section = style({
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [paper]: { paddingBlock: space.m } },
});
globalStyle(`${section} h2`, { breakAfter: 'avoid' });
globalStyle(`${section} :is(p, li, dl > div)`, {
  '@media': { [paper]: { breakInside: 'avoid', orphans: 3, widows: 3 } },
});
// External links show their own address.
globalStyle(`${page} a[href^="/"]::after`, {
  '@media': {
    [paper]: { content: `" (" var(${origin}) attr(href) ")"`, overflowWrap: 'anywhere' },
  },
});

export const unbroken = style({ whiteSpace: 'nowrap' });

/** Print the address of each link. */
export const contents = style({});
globalStyle(`div:has(> ${contents})`, { '@media': { [paper]: { display: 'none' } } });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2.25em minmax(0, 1fr)',
  alignItems: 'center',
});
