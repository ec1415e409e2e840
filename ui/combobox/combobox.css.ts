import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { duration, easing, layer, media, space, targetSize, vars } from '#theme';

const { color } = vars;

export const root = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  color: color.inkSoft,
});
globalStyle(`${root} > svg`, {
  position: 'absolute',
  insetInlineEnd: space.s,
  insetBlockStart: 'calc(50% - 8px)',
  pointerEvents: 'none',
});
export const input = style({
  paddingInlineEnd: '36px',
  textOverflow: 'ellipsis',
  selectors: { '&[data-clearable]': { paddingInlineEnd: `calc(36px + ${targetSize})` } },
});
/** Wide enough to tap, as tall as its field. */
export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '32px',
  display: 'grid',
  placeContent: 'center',
  inlineSize: targetSize,
  borderRadius: vars.radius.medium,
  outlineOffset: '-3px',
  selectors: { '&:hover': { color: color.ink } },
});
/** The native select that is submitted with the form. */
export const submitted = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '1px',
  opacity: 0,
  pointerEvents: 'none',
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const popup = style({
  zIndex: layer.dialog,
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: 'min(240px, calc(100vw - 24px))',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.raised,
  color: color.ink,
  boxShadow: vars.shadow.lift,
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${duration.quick} ${easing}` },
    '&[data-state="closed"]': { animation: `${vanish} ${duration.quick} ${easing} forwards` },
  },
});
export const scroller = style({
  // Leaves room for a line below.
  maxBlockSize: 'min(360px, calc(var(--radix-popover-content-available-height) - 44px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xxs,
  selectors: { '&:empty': { display: 'none' } },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxs });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: space.s,
  border: `1px solid ${color.tone.neutral.line}`,
  borderRadius: vars.radius.medium,
  background: color.tone.neutral.soft,
  color: color.tone.neutral.ink,
  fontSize: vars.text.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const remove = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  minInlineSize: targetSize,
  minBlockSize: targetSize,
  borderRadius: vars.radius.medium,
  outlineOffset: '-3px',
  selectors: { '&:hover': { color: color.ink } },
  '@media': { [media.mouse]: { minInlineSize: '32px', minBlockSize: '32px' } },
});
