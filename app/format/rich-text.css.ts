import { globalStyle, style } from '@vanilla-extract/css';
import { space, textMeasure, vars, weight } from '#theme';

export const richText = style({
  maxInlineSize: textMeasure,
  color: vars.color.ink,
  fontSize: vars.text.medium,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});
globalStyle(`${richText} > * + *`, { marginBlockStart: space.s });
globalStyle(`${richText} :is(p, li, h2, h3, h4, blockquote)`, { unicodeBidi: 'plaintext' });
globalStyle(`${richText} :is(h2, h3, h4)`, { fontSize: 'inherit', fontWeight: weight.strong });
globalStyle(`${richText} :is(b, strong)`, { fontWeight: weight.strong });
globalStyle(`${richText} :is(ul, ol)`, { paddingInlineStart: space.l });
globalStyle(`${richText} ul`, { listStyle: 'disc' });
globalStyle(`${richText} ol`, { listStyle: 'decimal' });
globalStyle(`${richText} blockquote`, {
  paddingInlineStart: space.m,
  borderInlineStart: `2px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
globalStyle(`${richText} :is(code, pre)`, {
  fontFamily: vars.font.mono,
  fontSize: '0.925em',
  whiteSpace: 'pre-wrap',
});
