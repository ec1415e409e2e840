import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const countdown = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const ring = style({
  inlineSize: '28px',
  blockSize: '28px',
  flexShrink: 0,
  fill: 'none',
  strokeWidth: 2,
  transform: 'rotate(-90deg)',
});
export const track = style({
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
export const remaining = style({
  stroke: vars.color.ink,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
globalStyle(`${remaining}`, {
  '@media': { [media.motionAllowed]: { transition: 'stroke-dashoffset 240ms linear' } },
});
