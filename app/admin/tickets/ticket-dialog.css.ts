import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

/** What was said and what one answers; beside it what one has to know for that. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
  },
});

/** Wider than a word, so that the selects below each other end where they begin. */
export const choice = style({ display: 'grid', maxInlineSize: '180px' });

/** As wide as the titles that one writes; a longer one is cut in the select, not in the list. */
export const canned = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 260px) auto',
  gap: space.xs,
  alignItems: 'center',
});

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

/** A note is written on the tint that it will have: nobody mistakes it for a reply. */
export const answer = style({ display: 'grid', gap: space.m, minInlineSize: 0 });
globalStyle(`${answer}[data-note] textarea`, { background: vars.color.tone.caution.soft });
