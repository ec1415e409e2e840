import { style } from '@vanilla-extract/css';
import { space, targetSize, vars } from '#theme';

export const card = style({
  padding: space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
});
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.xs,
  maxInlineSize: '480px',
});
export const input = style({
  minBlockSize: targetSize,
  paddingInline: space.s,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
});
