import { style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

export const list = style({ display: 'grid' });
export const charge = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.m,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
/** A leaf of a calendar. */
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '64px',
  paddingBlock: space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.inkSoft,
  fontSize: vars.text.tiny,
  lineHeight: 1.3,
});
export const number = style({
  color: vars.color.ink,
  fontSize: vars.text.heading4,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const website = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
