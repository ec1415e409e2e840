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

/** Picture and words of a pair stand level, whatever their length. */
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
  // Keeps what is fixed to a screen, such as a toast, inside its picture.
  contain: 'layout',
});
export const verdict = styleVariants(tones, ({ ink }) => ({
  paddingBlockStart: space.s,
  borderBlockStart: `3px solid ${ink}`,
}));

const wordLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  fontWeight: weight.strong,
});
export const word = styleVariants(tones, ({ ink }) => [wordLine, { color: ink }]);
