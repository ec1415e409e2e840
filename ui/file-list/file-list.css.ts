import { globalStyle, style } from '@vanilla-extract/css';
import { space, targetSize, vars, weight } from '#theme';

const { color } = vars;

export const list = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minInlineSize: 0,
  minBlockSize: targetSize,
  paddingInlineStart: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.raised,
  selectors: {
    '&[data-failed]': { borderColor: color.tone.critical.ink },
  },
});
globalStyle(`${file} > svg`, { color: color.inkFaint });
/** Reserves its space before the picture loads. */
export const preview = style({
  flexShrink: 0,
  inlineSize: '64px',
  blockSize: '48px',
  marginBlock: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.small,
  background: color.sunk,
  objectFit: 'cover',
});
export const text = style({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: space.xs,
  paddingInlineEnd: space.s,
  lineHeight: 1.4,
});
export const name = style({
  // Otherwise a name in Latin letters would move to the left in right-to-left text.
  justifySelf: 'start',
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const detail = style({ color: color.inkSoft, fontSize: vars.text.tiny });
/** Below the name and the detail. */
globalStyle(`${text} > :is(progress, [aria-hidden])`, { marginBlockStart: space.xxs });
export const failure = style({
  color: color.tone.critical.ink,
  fontSize: vars.text.tiny,
  fontWeight: weight.medium,
});
