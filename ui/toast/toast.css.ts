import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { duration, easing, layer, media, space, targetSize, vars, weight } from '#theme';
import { focusRing } from '../focus-ring.css.ts';

const { color } = vars;

/** What else sticks to the bottom edge. */
const foot = 'var(--ui-phone-bar, 0px) + var(--ui-foot, 0px)';

/** At the end of the bottom edge, above what sticks there. Dialogs and the page make way for it. */
export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineEnd: 0,
  insetBlockEnd: `calc(${foot})`,
  inlineSize: '100%',
  padding: space.xs,
  display: 'grid',
  gap: space.xs,
  outline: 'none',
  // Lets people reach what is next to the toast.
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { maxInlineSize: '420px', padding: space.m },
    print: { display: 'none' },
  },
});

const slideIn = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(100% + 24px))' },
});

export const toast = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: space.s,
  alignItems: 'start',
  paddingBlock: space.xxs,
  paddingInlineStart: space.m,
  paddingInlineEnd: space.xs,
  border: '1px solid',
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-state="open"]': { animation: `${slideIn} ${duration.slow} ${easing}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${duration.quick} ${easing} forwards` },
    // F8 moves focus to the viewport, which has no visible edges.
    [`${viewport}:focus-visible > &`]: focusRing,
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': {
      transform: 'translateX(0)',
      transition: `transform ${duration.menu} ${easing}`,
    },
    '&[data-swipe="end"]': { animation: `${swipeOut} ${duration.quick} ${easing} forwards` },
  },
});
globalStyle(`:root:has(${toast})`, {
  vars: { '--toast-room': `calc(var(--toast-height, 0px) + ${foot})` },
  scrollPaddingBlockEnd: 'var(--toast-room)',
  paddingBlockEnd: 'var(--toast-height, 0px)',
});
const solid = { background: color.solid, borderColor: color.solid, color: color.onSolid };
export const tones = styleVariants({
  positive: solid,
  info: solid,
  critical: {
    background: color.tone.critical.soft,
    borderColor: color.tone.critical.ink,
    color: color.tone.critical.ink,
  },
});
export const icon = style({ paddingBlockStart: '11px' });
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  paddingBlock: '9px',
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: weight.strong, lineHeight: 1.4 });
export const description = style({ fontSize: vars.text.small, lineHeight: 1.45 });
export const action = style({
  justifySelf: 'start',
  minBlockSize: targetSize,
  marginBlockStart: space.xxs,
  paddingInline: space.s,
  border: '1px solid',
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  fontWeight: weight.strong,
  selectors: { '&:hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' } },
  '@media': { [media.mouse]: { minBlockSize: '34px' } },
});
export const close = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: targetSize,
  blockSize: targetSize,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' } },
});
