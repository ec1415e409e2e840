import { style } from '@vanilla-extract/css';
import { textMeasure, vars } from '#theme';

export const userText = style({
  maxInlineSize: textMeasure,
  color: vars.color.ink,
  fontSize: vars.text.medium,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  // Keeps line breaks; each paragraph follows its own text direction.
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
});
