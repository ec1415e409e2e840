import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';
import { focusRing } from '../focus-ring.css.ts';
import { narrow, wide } from './chart.css.ts';

const { color } = vars;
const small = {
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
} as const;

/** The label of the highest gridline extends half a line above the plot. */
export const plot = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space.xs,
  rowGap: space.xs,
  paddingBlockStart: space.xs,
  // Room for half of the last axis label.
  '@container': { [wide]: { paddingInlineEnd: space.xs } },
  minInlineSize: 0,
});
/** All labels share one cell, so the column is as wide as the widest. */
export const values = style({ display: 'grid' });
export const value = style({
  ...small,
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'start',
  marginBlockStart: '-8px',
  textAlign: 'end',
});
export const stage = style({
  position: 'relative',
  blockSize: '200px',
  borderRadius: vars.radius.small,
  // Vertical swipes scroll the page; horizontal ones select a point.
  touchAction: 'pan-y',
  '@container': { [wide]: { blockSize: '240px' } },
  selectors: { '&:has(:focus-visible)': focusRing },
});
export const gridline = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&[data-zero]': { borderColor: color.lineStrong } },
  '@media': { [media.forcedColors]: { borderColor: 'GrayText', forcedColorAdjust: 'none' } },
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Time runs in the direction of the text.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const line = style({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const area = style({
  fill: color.line,
  fillOpacity: 0.4,
  '@media': { [media.forcedColors]: { fill: 'none' } },
});
export const bars = style({
  fill: color.inkFaint,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
/** What the values are compared with. */
export const compared = style({
  fill: 'none',
  stroke: color.inkSoft,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
/** The selected one. */
export const bar = style({
  fill: color.focus,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});
export const cursor = style({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px solid ${color.lineStrong}`,
});
export const dot = style({
  position: 'absolute',
  inlineSize: '8px',
  blockSize: '8px',
  marginBlockStart: '-4px',
  marginInlineStart: '-4px',
  borderRadius: vars.radius.round,
  background: color.ink,
  selectors: { '&[data-selected]': { background: color.focus } },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** The plot handles pointers, by nearest point; this slider is for keyboards and screen readers. */
export const slider = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  pointerEvents: 'none',
});
export const times = style({
  gridColumn: 2,
  position: 'relative',
  blockSize: '16px',
  minInlineSize: 0,
});
export const time = style({
  ...small,
  position: 'absolute',
  transform: 'translateX(-50%)',
  selectors: {
    '[dir="rtl"] &': { transform: 'translateX(50%)' },
  },
  '@container': {
    [narrow]: {
      selectors: {
        '&[data-optional]': { display: 'none' },
        // The first and last label align with the edges of the plot and override their inline
        // position.
        '&[data-edge]': { transform: 'none !important' },
        '&[data-edge="start"]': { insetInlineStart: '0 !important' },
        '&[data-edge="end"]': { insetInlineStart: 'auto !important', insetInlineEnd: 0 },
      },
    },
  },
});
