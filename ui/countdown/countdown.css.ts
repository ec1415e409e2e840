import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const countdown = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.m,
  rowGap: space.xs,
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const text = style({
  minInlineSize: 0,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const track = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  blockSize: space.xxs,
  borderRadius: vars.radius.round,
  background: vars.color.line,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const remaining = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.color.ink,
  '@media': {
    [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
    [media.motionAllowed]: { transition: 'inline-size 240ms linear' },
  },
});
