import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

/** Picture, title, text and actions in rows; a Grid with shared rows aligns them across cards. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: '1 / -1',
  rowGap: space.s,
  alignContent: 'start',
  minInlineSize: 0,
});
export const media = style({ position: 'relative' });
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
});
export const body = style({ minInlineSize: 0 });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.xs,
  alignSelf: 'end',
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
