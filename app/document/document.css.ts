import { style } from '@vanilla-extract/css';
import { layer, space, vars } from '#theme';

export const loadError = style({
  position: 'fixed',
  insetBlockEnd: space.m,
  insetInline: space.m,
  zIndex: layer.toast,
  padding: space.m,
  background: vars.color.solid,
  color: vars.color.onSolid,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
});
