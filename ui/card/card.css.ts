import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#theme';
import { focusRing } from '../focus-ring.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
});
export const orientations = styleVariants({
  /** Picture, title, text and actions in rows; a Grid with shared rows aligns them across cards. */
  vertical: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: '1 / -1',
    rowGap: space.s,
  },
  horizontal: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: space.m,
    rowGap: space.xxs,
  },
});
const { horizontal } = orientations;

export const media = style({
  position: 'relative',
  selectors: { [`${horizontal} > &`]: { gridRow: '1 / -1', alignSelf: 'start' } },
});
/** At the end of the frame's bar, so it doesn't cover the picture. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: '30px',
  paddingInlineEnd: space.s,
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
  rowGap: space.xxs,
  flexWrap: 'wrap',
  paddingBlockStart: space.xxs,
  // Otherwise the title would be as wide as its longest word.
  overflowWrap: 'anywhere',
  selectors: { [`${horizontal} > &`]: { paddingBlockStart: 0 } },
});
/** Its area is the picture and, below it, the title. */
export const link = style({
  outline: 'none',
  selectors: {
    '&:hover': {
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.22em',
    },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      gridRow: '1 / span 2',
      borderRadius: vars.radius.large,
    },
    [`${horizontal} &::after`]: { gridRow: '1 / -1', gridColumn: '1 / 2' },
    '&:focus-visible::after': focusRing,
  },
});
/** Above the title's link, so that a link in it can be clicked. */
export const aside = style({ position: 'relative' });
export const body = style({ minInlineSize: 0 });
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  minInlineSize: 0,
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { [`${horizontal} &`]: { paddingBlockStart: 0, borderBlockStart: 0 } },
});
