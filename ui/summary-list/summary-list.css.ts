import { style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.m,
  alignItems: 'baseline',
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
});
export const total = style({
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontWeight: weight.strong,
  fontSize: vars.text.heading4,
  // The total's line covers the hairline above it.
  marginBlockStart: '-1px',
});
export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const note = style({
  gridColumn: '1 / -1',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: weight.regular,
});
