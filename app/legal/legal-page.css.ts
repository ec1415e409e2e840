import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

/** One measure for the whole text, so that tables and paragraphs end on the same line. */
export const article = style({ maxInlineSize: '66ch' });

export const section = style({
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
globalStyle(`${section} h2`, { breakAfter: 'avoid' });

export const unbroken = style({ whiteSpace: 'nowrap' });

/** Paper has no links to follow. */
export const contents = style({ '@media': { print: { display: 'none' } } });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2.25em minmax(0, 1fr)',
  alignItems: 'center',
});
