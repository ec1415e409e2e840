import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { duration, easing, layer, media, space, vars } from '#theme';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

const moves = (enter: string) => ({
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${duration.menu} ${easing}` },
    '&[data-state="closed"]': { animation: `${vanish} ${duration.quick} ${easing} forwards` },
  },
});

export const scrim = style({
  position: 'fixed',
  inset: 0,
  // On the same layer as dialogs, so a second dialog's scrim covers the first dialog.
  zIndex: layer.dialog,
  background: vars.color.scrim,
  ...moves(appear),
});

/** Rounds the size to whole pixels; otherwise scrolling content would be drawn half a pixel off. */
const wholePixels = (size: string, step: string) => [
  size,
  `calc-size(${size}, round(up, size, ${step}))`,
];

/** A sheet at the bottom edge on phones, a centered dialog on wider screens. */
export const content = style({
  position: 'fixed',
  zIndex: layer.dialog,
  insetInline: 0,
  // A toast is at the bottom edge.
  insetBlockEnd: 'var(--toast-room, 0px)',
  display: 'flex',
  flexDirection: 'column',
  blockSize: wholePixels('auto', '2px'),
  maxBlockSize: 'calc(100dvh - 32px - var(--toast-room, 0px))',
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  ...moves(rise),
  '@media': {
    [media.tablet]: {
      insetBlock: 0,
      margin: 'auto',
      blockSize: wholePixels('fit-content', '2px'),
      maxBlockSize: 'calc(100dvh - 2 * max(32px, var(--toast-room, 0px)))',
      inlineSize: 'calc(100% - 64px)',
      borderRadius: vars.radius.large,
    },
  },
});
/** Scrolls as a whole on screens too low for even the smallest body. */
export const withSummary = style({ overflowY: 'auto' });
export const sizes = styleVariants({
  small: { '@media': { [media.tablet]: { maxInlineSize: '440px' } } },
  medium: { '@media': { [media.tablet]: { maxInlineSize: '600px' } } },
  large: { '@media': { [media.tablet]: { maxInlineSize: '880px' } } },
});
export const head = style({
  display: 'grid',
  blockSize: wholePixels('auto', '1px'),
  // Breaks long words, so they don't run under the Close button.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingBlockStart: space.l,
  paddingBlockEnd: space.m,
  paddingInlineStart: space.l,
  paddingInlineEnd: '64px',
});
export const close = style({
  position: 'absolute',
  insetBlockStart: space.s,
  insetInlineEnd: space.s,
});
export const description = style({ color: vars.color.inkSoft });
/** Scrolling clips content at the edge; this leaves room for the first element's focus ring. */
const ringRoom = '6px';
export const body = style({
  // Contains visually hidden elements, which would otherwise make the dialog scroll.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: '-2px',
  paddingInline: space.l,
  marginBlockStart: `-${ringRoom}`,
  paddingBlockStart: ringRoom,
  paddingBlockEnd: space.l,
});

// A field that gets the focus shows its error, which follows it.
globalStyle(`${body} :is(input, textarea, select)`, { scrollMarginBlockEnd: '5rem' });
export const bodyAboveSummary = style({ minBlockSize: '8rem' });
export const summary = style({
  flexShrink: 0,
  padding: space.m,
  paddingInline: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.xs,
  padding: space.m,
  paddingInline: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    // Summary and actions form one footer.
    [`${summary} + &`]: { paddingBlockStart: 0, borderBlockStart: 0 },
  },
  '@media': {
    [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
});
