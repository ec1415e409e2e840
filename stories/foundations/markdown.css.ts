import { globalStyle, style } from '@vanilla-extract/css';
import { space, textMeasure, vars } from '#theme';

export const markdown = style({ maxInlineSize: textMeasure });
globalStyle(`${markdown} > * + *`, { marginBlockStart: space.m });
globalStyle(`${markdown} ul`, { paddingInlineStart: space.l, listStyle: 'disc' });
globalStyle(`${markdown} li + li`, { marginBlockStart: space.xs });
globalStyle(`${markdown} :not(pre) > code`, {
  paddingInline: '4px',
  borderRadius: vars.radius.small,
  background: vars.color.tone.neutral.soft,
  color: vars.color.tone.neutral.ink,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});
globalStyle(`${markdown} :is(th, td)`, {
  paddingBlock: space.xxs,
  paddingInlineEnd: space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${markdown} td:first-child`, { whiteSpace: 'nowrap' });
