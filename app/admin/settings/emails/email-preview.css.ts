import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

export const text = style({
  margin: 0,
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
