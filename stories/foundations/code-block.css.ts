import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

export const code = style({
  margin: 0,
  padding: space.m,
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunk,
  color: vars.color.ink,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  whiteSpace: 'pre',
});
