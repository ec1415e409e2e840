import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

export const frame = style({
  display: 'block',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  overflow: 'hidden',
  minInlineSize: 0,
  // Otherwise a picture would fill half a page, or begin on one and end on the next.
  '@media': { print: { breakInside: 'avoid', maxInlineSize: '90mm' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  blockSize: '28px',
  paddingInline: space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.inkFaint,
  fontSize: '12px',
  lineHeight: 1,
  containerType: 'inline-size',
});
/** The window buttons, drawn as one shape. */
export const dots = style({
  inlineSize: '30px',
  blockSize: '6px',
  flexShrink: 0,
  background: `radial-gradient(circle closest-side, ${vars.color.line} 96%, transparent) 0 0 / 10px 6px repeat-x`,
  clipPath: 'inset(0)',
});
export const address = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  // A few letters beside a price would say nothing.
  '@container': { '(inline-size < 13rem)': { display: 'none' } },
});
export const view = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 10',
  background: vars.color.sunk,
  overflow: 'hidden',
});
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});
export const missing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.m,
  color: vars.color.inkFaint,
  fontSize: vars.text.small,
  textAlign: 'center',
});
