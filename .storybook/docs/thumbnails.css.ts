import { style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: `${space.xl} ${space.l}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  minInlineSize: 0,
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
});
/** The link covers the picture and the name, but nothing else that can be pressed. */
export const card = style({ position: 'relative', display: 'grid', gap: space.xs });
export const view = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  overflow: 'clip',
  aspectRatio: '16 / 10',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunk,
  selectors: {
    // Only the button of a live preview lies above the link.
    '&[data-live]': { zIndex: 1, pointerEvents: 'none' },
  },
});
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectPosition: 'top',
  objectFit: 'cover',
});
/** A part of a page is smaller than its thumbnail. */
export const part = style({
  boxSizing: 'border-box',
  padding: space.s,
  objectFit: 'scale-down',
  objectPosition: 'center',
});
export const link = style({
  color: vars.color.ink,
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});
