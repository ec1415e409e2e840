import { style } from '@vanilla-extract/css';
import { layer, space, vars } from '#theme';

export const plain = style({
  position: 'fixed',
  insetInlineEnd: space.xs,
  insetBlockEnd: `calc(${space.xs} + var(--ui-phone-bar, 0px))`,
  zIndex: layer.toast,
  maxInlineSize: `min(420px, 100% - 2 * ${space.xs})`,
  padding: space.m,
  background: vars.color.solid,
  color: vars.color.onSolid,
  borderRadius: vars.radius.medium,
});
