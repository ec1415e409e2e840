import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  paddingBlock: space.xl,
  paddingInline: space.l,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
});
export const body = style({ color: vars.color.inkSoft, maxInlineSize: '54ch' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  paddingBlockStart: space.xs,
});
