import { style, styleVariants } from '@vanilla-extract/css';
import { duration, easing, media, space, vars } from '#theme';
import { focusRing } from '../../ui/focus-ring.css.ts';

export const page = style({ paddingBlock: 'clamp(32px, 6vw, 80px)' });
export const themed = style({
  padding: space.m,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  overflow: 'clip',
  minInlineSize: 0,
  '@media': { [media.tablet]: { padding: space.l } },
});
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xxs });
export const swatch = style({
  blockSize: '44px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});
export const measured = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
});
export const chip = style({
  display: 'inline-grid',
  placeContent: 'center',
  inlineSize: '36px',
  blockSize: '24px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});
export const dot = style({ inlineSize: '16px', blockSize: '8px' });
export const bar = style({ blockSize: '16px', background: vars.color.solid });
export const box = style({
  blockSize: '72px',
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.raised,
});
const ruled = (border: string) => ({ blockSize: '12px', borderBlockEnd: border });
export const hairline = style(ruled(`1px solid ${vars.color.line}`));
export const edge = style(ruled(`1px solid ${vars.color.lineStrong}`));
export const rule = style(ruled(`2px solid ${vars.color.ink}`));
export const ring = style({
  blockSize: '28px',
  margin: '4px',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  ...focusRing,
});
export const sheet = style({
  blockSize: '88px',
  borderRadius: vars.radius.large,
  background: vars.color.raised,
});
export const icon = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
});
export const track = style({
  padding: space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const runner = style({
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.medium,
  background: vars.color.solid,
  selectors: { '[data-moved="true"] > &': { marginInlineStart: 'calc(100% - 44px)' } },
});
export const pace = styleVariants(duration, (time) => ({
  '@media': { [media.motionAllowed]: { transition: `margin-inline-start ${time} ${easing}` } },
}));
export const curve = style({ inlineSize: '120px', blockSize: '120px', fill: 'none' });
export const axis = style({ stroke: vars.color.line });
export const line = style({ stroke: vars.color.ink, strokeWidth: 2 });
