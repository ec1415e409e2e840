import { style } from '@vanilla-extract/css';
import { layer, media, space, vars } from '#theme';

export const plain = style({
  position: 'fixed',
  insetInline: space.xs,
  marginInline: 'auto',
  zIndex: layer.toast,
  padding: space.m,
  background: vars.color.solid,
  color: vars.color.onSolid,
  borderRadius: vars.radius.medium,
  '@media': {
    [media.phone]: { insetBlockEnd: space.xs },
    [media.tablet]: { insetBlockStart: space.xs, maxInlineSize: '420px' },
  },
});
