import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, targetSize, vars, weight } from '#theme';

export const searchLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.xs,
  '@media': { [media.tablet]: { display: 'block' } },
});
/** Opens the selects on phones, so that the first website stays in view. */
export const fold = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: targetSize,
  paddingInline: space.s,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  fontWeight: weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { borderColor: vars.color.ink },
  },
});
globalStyle(`${fold}[open] svg`, { transform: 'rotate(180deg)' });
export const selects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
  selectors: {
    [`form:has(${fold}:not([open])) &`]: { '@media': { [media.phone]: { display: 'none' } } },
  },
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
/** A long category is cut off. */
globalStyle(`${selects} > *`, { '@media': { [media.tablet]: { maxInlineSize: '232px' } } });

/** Side by side at any width; three scroll sideways on phones. */
export const compared = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(140px, 1fr)',
  gridTemplateRows: 'repeat(7, auto)',
  gap: space.m,
  overflowX: 'auto',
  '@media': { [media.tablet]: { columnGap: space.xl } },
});
export const comparedOne = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 7',
  alignContent: 'start',
  minInlineSize: 0,
});
