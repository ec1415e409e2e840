import { style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';
import { markerPx } from './observe-parts.ts';

export const box = style({
  position: 'relative',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.paper,
  overflow: 'hidden',
});
export const frame = style({ display: 'block', inlineSize: '100%', border: 0 });
/** Leaves room for markers outside the parts. */
export const example = style({ padding: space.l, overflowX: 'auto' });

export const outline = style({
  position: 'absolute',
  border: `1px dashed ${vars.color.inkSoft}`,
  borderRadius: vars.radius.small,
  pointerEvents: 'none',
});
export const number = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: `${markerPx}px`,
  blockSize: `${markerPx}px`,
  border: `1px solid ${vars.color.paper}`,
  borderRadius: '50%',
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: '11px',
  fontWeight: weight.strong,
  lineHeight: 1,
});
export const marker = style([number, { position: 'absolute', pointerEvents: 'none' }]);

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.s,
  marginBlockStart: space.m,
});
export const entry = style({ display: 'flex', gap: space.xs, lineHeight: 1.4 });
