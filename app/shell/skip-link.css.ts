import { style } from '@vanilla-extract/css';
import { layer, space, vars } from '#theme';

export const skip = style({
  position: 'fixed',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: layer.toast,
  padding: `${space.s} ${space.m}`,
  background: vars.color.solid,
  color: vars.color.onSolid,
  borderRadius: vars.radius.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { print: { display: 'none' } },
});
