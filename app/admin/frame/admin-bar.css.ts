import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, layer, media, space, vars, weight } from '#theme';
import * as brandMark from '../../shell/brand-mark.css.ts';

const { color } = vars;

export const bar = style({
  position: 'sticky',
  zIndex: layer.bar,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  blockSize: barHeight,
  paddingInline: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.paper,
  '@media': { print: { display: 'none' } },
});
globalStyle(`:root:has(${bar})`, { vars: { '--ui-bar-height': '48px' } });
export const brand = style([
  brandMark.link,
  { flexShrink: 0, minBlockSize: 0, blockSize: '100%', fontSize: vars.text.medium },
]);
export const place = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  selectors: {
    '&:not(:empty)::before': { content: '"/"', marginInlineEnd: space.s, color: color.inkFaint },
  },
});
export const search = style({
  flex: '1 1 0',
  maxInlineSize: '360px',
  marginInline: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flexShrink: 0,
  fontSize: vars.text.small,
  // On phones, the drawer has them.
  '@media': { [media.phone]: { display: 'none' } },
});
