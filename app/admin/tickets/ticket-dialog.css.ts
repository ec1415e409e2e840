import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

/** Messages and the reply form, beside the details. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
  },
});

/** Fixed width, so that the selects line up. */
export const choice = style({ display: 'grid', maxInlineSize: '180px' });

/** Wide enough for typical titles. */
export const canned = style({ flexBasis: '180px', maxInlineSize: '100%' });

export const order = style({
  display: 'grid',
  gap: space.xxs,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const orderHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.xs,
  overflowWrap: 'anywhere',
});

/** A note is written on its own tint, so that it isn't mistaken for a reply. */
export const answer = style({ display: 'grid', gap: space.m, minInlineSize: 0 });
globalStyle(`${answer}[data-note] textarea`, { background: vars.color.tone.caution.soft });
