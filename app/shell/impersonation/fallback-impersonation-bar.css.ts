import { style } from '@vanilla-extract/css';
import { layer, space, targetSize, vars } from '#theme';

export const bar = style({
  position: 'sticky',
  zIndex: layer.bar,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingBlock: space.xs,
  paddingInline: space.m,
  background: vars.color.solid,
  color: vars.color.onSolid,
});
export const leave = style({
  color: 'inherit',
  textDecoration: 'underline',
  minBlockSize: targetSize,
  paddingInline: space.s,
});
