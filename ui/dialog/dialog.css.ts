import { keyframes, style, styleVariants } from '@vanilla-extract/css';
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
  // One layer with the dialog: the veil of a second one lies over the first.
  zIndex: layer.dialog,
  background: vars.color.scrim,
  ...moves(appear),
});

/** What scrolls within stands on whole pixels: its text would be put down half a pixel off, or not. */
const wholePixels = (size: string, step: string) => [
  size,
  `calc-size(${size}, round(up, size, ${step}))`,
];

/** A sheet at the thumb's end of a phone, a leaf in the middle of anything wider. */
export const content = style({
  position: 'fixed',
  zIndex: layer.dialog,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: wholePixels('auto', '2px'),
  maxBlockSize: 'calc(100dvh - 32px)',
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
      maxBlockSize: 'calc(100dvh - 64px)',
      inlineSize: 'calc(100% - 64px)',
      borderRadius: vars.radius.large,
    },
  },
});
/** It scrolls as a whole on a screen so low that even the body at its least has no room. */
export const withSummary = style({ overflowY: 'auto' });
export const sizes = styleVariants({
  small: { '@media': { [media.tablet]: { maxInlineSize: '440px' } } },
  medium: { '@media': { [media.tablet]: { maxInlineSize: '600px' } } },
  large: { '@media': { [media.tablet]: { maxInlineSize: '880px' } } },
});
export const head = style({
  display: 'grid',
  blockSize: wholePixels('auto', '1px'),
  // A word that is too long breaks, and stays clear of Close.
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
/** What scrolls is cut at its edge; the focus ring of the first thing in it is not. */
const ringRoom = '6px';
export const body = style({
  // What is hidden from sight within it lies at its place, and does not lengthen what holds it.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: '-2px',
  paddingInline: space.l,
  marginBlockStart: `-${ringRoom}`,
  paddingBlockStart: ringRoom,
  paddingBlockEnd: space.l,
});
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
    // The two are one foot.
    [`${summary} + &`]: { paddingBlockStart: 0, borderBlockStart: 0 },
  },
  '@media': {
    [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
});
