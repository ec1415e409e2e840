import { style } from '@vanilla-extract/css';
import {
  barHeight,
  duration,
  easing,
  gutter,
  layer,
  media,
  pageMaxWidth,
  space,
  targetSize,
  vars,
  weight,
} from '#theme';

const { color } = vars;

/** Reserves the height of the bar, which is fixed on top. */
export const root = style({
  blockSize: barHeight,
  // Navigation is useless on paper.
  '@media': { print: { display: 'none' } },
});
export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: barHeight,
  background: color.paper,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  blockSize: '100%',
  maxInlineSize: pageMaxWidth,
  marginInline: 'auto',
  paddingInline: gutter.phone,
  '@media': { [media.tablet]: { paddingInline: gutter.tablet, gap: space.l } },
});
export const brand = style({
  marginInlineEnd: 'auto',
  minInlineSize: 0,
  '@media': { [media.tablet]: { marginInlineEnd: space.m } },
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  // Links can wrap to two lines; a button in the bar has room for one.
  '@media': { [media.tablet]: { flexShrink: 0 } },
});

export const toggle = style({
  display: 'inline-grid',
  placeContent: 'center',
  inlineSize: targetSize,
  blockSize: targetSize,
  marginInlineEnd: '-12px',
  borderRadius: vars.radius.medium,
  '@media': { [media.tablet]: { display: 'none' } },
});

/** A popover on phones and a row of links on wider screens: one navigation, without JavaScript. */
export const menu = style({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      inset: `${barHeight} 0 auto`,
      inlineSize: '100%',
      maxBlockSize: `calc(100dvh - ${barHeight})`,
      overflowY: 'auto',
      border: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      background: color.paper,
      color: color.ink,
      boxShadow: vars.shadow.lift,
      paddingInline: gutter.phone,
      paddingBlock: space.xs,
      opacity: 0,
      transform: 'translateY(-8px)',
      transition: `opacity ${duration.menu} ${easing}, transform ${duration.menu} ${easing}, display ${duration.menu} allow-discrete, overlay ${duration.menu} allow-discrete`,
    },
    [media.tablet]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      border: 0,
      background: 'none',
      overflow: 'visible',
      color: 'inherit',
      marginInlineEnd: 'auto',
    },
  },
  selectors: {
    '&:popover-open': {
      '@media': {
        [media.phone]: {
          opacity: 1,
          transform: 'none',
          '@starting-style': { opacity: 0, transform: 'translateY(-8px)' },
        },
      },
    },
  },
});
export const links = style({
  display: 'grid',
  '@media': { [media.tablet]: { display: 'flex', gap: space.l } },
});
export const item = style({
  '@media': {
    [media.phone]: {
      borderBlockStart: `1px solid ${color.line}`,
      selectors: { '&:first-child': { borderBlockStart: 0 } },
    },
  },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: '52px',
  fontWeight: weight.medium,
  textUnderlineOffset: '0.4em',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current="page"]': { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
  '@media': { [media.tablet]: { minBlockSize: targetSize } },
});
