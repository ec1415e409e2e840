import { style } from '@vanilla-extract/css';
import { textMeasure, vars } from '#theme';

export const userText = style({
  maxInlineSize: textMeasure,
  color: vars.color.ink,
  fontSize: vars.text.standard,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  // Line breaks stay, and every paragraph runs in the direction of its own language.
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
});
