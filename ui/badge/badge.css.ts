import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';
import * as shared from '../shrinkable-text.css.ts';

export const badge = style({
  display: 'inline-flex',
  // One line as long as it fits.
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
/** Where the line can't wrap, as in a table row, the text is truncated inside the border. */
export const text = style([
  shared.shrinkableText,
  { overflow: 'hidden', textOverflow: 'ellipsis' },
]);
export const tones = styleVariants(vars.color.tone, (tone) => ({
  background: tone.soft,
  borderColor: tone.line,
  color: tone.ink,
}));
