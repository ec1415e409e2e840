import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

export const message = style({
  maxBlockSize: '240px',
  overflowY: 'auto',
  padding: space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.corner.medium,
  background: vars.color.sunk,
});
