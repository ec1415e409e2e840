import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';
import * as shared from '../shrinkable-text.css.ts';

export const badge = style({
  display: 'inline-flex',
  // On one line as long as there is room for it.
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  flexShrink: 0,
  paddingInline: space.xs,
  paddingBlock: '2px',
  border: '1px solid',
  borderRadius: vars.radius.small,
  fontSize: vars.text.tiny,
  fontWeight: weight.medium,
  lineHeight: 1.4,
});
/** Where a line must not break, as in a row of a table, they end in dots within the border. */
export const words = style([
  shared.shrinkableText,
  { overflow: 'hidden', textOverflow: 'ellipsis' },
]);
export const tones = styleVariants(vars.color.tone, (tone) => ({
  background: tone.soft,
  borderColor: tone.line,
  color: tone.ink,
}));
