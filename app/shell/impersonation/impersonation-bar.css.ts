import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, layer, media, pageMaxWidth, space, vars, weight } from '#theme';

const { caution } = vars.color.tone;

/** Sticks to the bottom of the window without covering the end of the page. */
export const bar = style({
  position: 'sticky',
  zIndex: layer.bar,
  insetBlockEnd: 0,
  background: caution.soft,
  color: caution.ink,
  borderBlockStart: `3px solid ${caution.ink}`,
  '@media': { print: { position: 'static' } },
});
/** Keeps focused elements above the bar. */
globalStyle(`html:has(${bar})`, {
  vars: { '--ui-foot': '88px' },
  scrollPaddingBlockEnd: '120px',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s,
  maxInlineSize: pageMaxWidth,
  marginInline: 'auto',
  paddingInline: gutter.phone,
  paddingBlockStart: space.xs,
  paddingBlockEnd: `max(${space.xs}, env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { paddingInline: gutter.tablet } },
});
export const words = style({
  display: 'grid',
  gap: space.xxs,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, auto) auto',
      justifyContent: 'start',
      alignItems: 'center',
      columnGap: space.m,
    },
  },
});
/** Clamps long names to two lines. */
export const who = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
});
export const name = style({ fontWeight: weight.strong });
export const standing = style({ display: 'flex', alignItems: 'center', gap: space.xs });
export const time = style({ fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums' });
export const hint = style({ fontSize: vars.text.small, lineHeight: 1.35 });
