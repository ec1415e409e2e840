import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

const sideBySide = 'screen and (min-width: 600px)';
const tones = { good: vars.color.tone.positive, bad: vars.color.tone.critical };
const columns = { good: '1', bad: '2' };

export const rules = style({
  display: 'grid',
  gap: space.xl,
  '@media': {
    [sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.l },
  },
});

/** Aligns the example and the text of a pair across both columns. */
export const rule = styleVariants(columns, (gridColumn) => ({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
  '@media': { [sideBySide]: { gridColumn } },
}));
export const example = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '144px',
  padding: space.l,
  border: `1px solid ${vars.color.line}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  background: vars.color.raised,
  overflow: 'hidden',
  // Keeps what is fixed to the viewport, such as a toast, inside the example.
  contain: 'layout',
});
export const verdict = styleVariants(tones, ({ ink }) => ({
  paddingBlockStart: space.s,
  borderBlockStart: `3px solid ${ink}`,
}));

const labelLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  fontWeight: weight.strong,
});
export const label = styleVariants(tones, ({ ink }) => [labelLine, { color: ink }]);
