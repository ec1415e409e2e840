import { style, styleVariants } from '@vanilla-extract/css';
import { duration, easing, media, space, vars } from '#theme';

export const page = style({ paddingBlock: 'clamp(32px, 6vw, 80px)' });
export const themed = style({
  padding: space.l,
  borderRadius: vars.corner.large,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  color: vars.color.ink,
  minInlineSize: 0,
});
export const swatch = style({
  blockSize: '56px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.corner.small,
});
export const chip = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s,
  paddingBlock: space.s,
  paddingInline: space.m,
  border: '1px solid',
  borderRadius: vars.corner.small,
});
export const table = style({ inlineSize: '100%', fontSize: vars.text.small });
export const cell = style({
  paddingBlock: '7px',
  paddingInlineEnd: space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
export const sample = style({
  display: 'inline-grid',
  placeContent: 'center',
  inlineSize: '40px',
  blockSize: '26px',
  borderRadius: vars.corner.small,
});
export const bar = style({ blockSize: '16px', background: vars.color.solid });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px 64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const icon = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.corner.large,
  background: vars.color.raised,
});
export const track = style({
  padding: space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.corner.medium,
});
export const runner = style({
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.corner.medium,
  background: vars.color.solid,
  selectors: { '[data-moved="true"] > &': { marginInlineStart: 'calc(100% - 44px)' } },
});
export const pace = styleVariants(duration, (time) => ({
  '@media': { [media.moving]: { transition: `margin-inline-start ${time} ${easing}` } },
}));
