import { style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

/** Fields beside the preview. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
});

/** Above both columns. */
export const newer = style({ gridColumn: '1 / -1' });

/** Stays in view while the fields scroll. */
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: 0 },
  },
});

export const legend = style({ fontSize: vars.text.small, fontWeight: weight.strong });

/** A picture beside its fields. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s,
});

/** Tall pictures show their top. */
export const thumbnail = style({
  blockSize: '60px',
  objectFit: 'cover',
  objectPosition: 'top',
  borderRadius: vars.radius.medium,
});

const { color } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.raised,
  cursor: 'grab',
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-over="above"]': { boxShadow: `inset 0 2px ${color.ink}` },
    '&[data-over="below"]': { boxShadow: `inset 0 -2px ${color.ink}` },
  },
});

/** The buttons move to a line of their own where a title needs the room. */
export const moves = style({ display: 'flex', gap: space.xs, marginInlineStart: 'auto' });

export const title = style({ flex: '1 1 8ch', minInlineSize: 0, overflowWrap: 'anywhere' });
