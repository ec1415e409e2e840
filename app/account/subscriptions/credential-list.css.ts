import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';
import { printOverflow } from '../../../ui/print-overflow.css.ts';

export const lines = style({
  inlineSize: '100%',
  maxBlockSize: '12rem',
  overflow: 'auto',
  padding: space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunk,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...printOverflow,
});
