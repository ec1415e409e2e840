import { style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

const { color } = vars;

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minInlineSize: 0,
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  columnGap: space.m,
  fontSize: vars.text.small,
  lineHeight: 1.4,
});
export const label = style({
  minInlineSize: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const text = style({
  flexShrink: 0,
  maxInlineSize: '60%',
  overflowWrap: 'anywhere',
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const track = {
  inlineSize: '100%',
  blockSize: space.xs,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: color.raised,
};
const fill = {
  background: color.ink,
  borderRadius: vars.radius.round,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' as const },
  },
};
export const bar = style({
  ...track,
  display: 'block',
  overflow: 'hidden',
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
});
/** Dashed like a loading button. Nothing moves; the text says what is going on. */
export const waiting = style({
  ...track,
  display: 'block',
  borderStyle: 'dashed',
  background: 'transparent',
});
