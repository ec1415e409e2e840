import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const list = style({ display: 'grid', minInlineSize: 0 });
export const row = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
});
export const layouts = styleVariants({
  beside: {},
  above: {},
  compact: {},
  dense: { rowGap: space.xs, '@media': { [media.mouse]: { rowGap: '6px' } } },
  columns: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
    alignItems: 'start',
    columnGap: space.l,
    rowGap: space.s,
  },
});
globalStyle(`${layouts.beside} > div`, {
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(120px, 2fr) minmax(0, 3fr)',
      columnGap: space.m,
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${layouts.compact} > div`, {
  gridTemplateColumns: 'minmax(88px, 1fr) minmax(0, 3fr)',
  columnGap: space.m,
  alignItems: 'baseline',
});
globalStyle(`:is(${layouts.dense}, ${layouts.columns}) > div`, {
  paddingBlock: 0,
  borderBlockEnd: 0,
  fontSize: vars.text.small,
  lineHeight: 1.4,
});
globalStyle(`:is(${layouts.dense}, ${layouts.columns}) > div > dd p`, { fontSize: 'inherit' });
globalStyle(`${layouts.dense} > div`, {
  gridTemplateColumns: 'minmax(7.5rem, 2fr) minmax(0, 4fr)',
  columnGap: space.s,
  alignItems: 'baseline',
});
export const term = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});
export const detail = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
