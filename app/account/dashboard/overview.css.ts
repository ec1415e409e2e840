import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  '@media': { [media.tablet]: { gap: space.xl } },
});

/** Two by two on phones, all four in a row where there is room. */
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.l },
  },
});

export const task = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.m,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 180px) minmax(0, 1fr) minmax(120px, auto)' },
  },
});
export const taskOf = style({ minInlineSize: 0 });
/** On phones, the link is beside the name, above the text. */
export const taskText = style({
  display: 'grid',
  gap: space.xxs,
  minInlineSize: 0,
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': {
    [media.tablet]: {
      gridColumn: 'auto',
      gridRow: 'auto',
      selectors: { '&:last-child': { gridColumn: '2 / -1' } },
    },
  },
});
export const taskAction = style({ justifySelf: 'end' });
/** As high as a task, to avoid a layout shift. */
export const loadingTask = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.xs,
  minBlockSize: '72px',
});

/** On phones the picture, the name and the status in one line, the money below. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s,
  rowGap: space.xxs,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '96px minmax(0, 1fr) auto minmax(0, 220px) 72px',
      columnGap: space.m,
    },
    [media.desktop]: { gridTemplateColumns: '96px minmax(0, 1fr) 168px minmax(0, 300px) 80px' },
  },
});
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  gridRow: 'span 2',
  alignSelf: 'start',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  '@media': { [media.tablet]: { gridRow: 'auto', alignSelf: 'center' } },
});
/** The next charge of all is in a card above, those of each in My Subscriptions. */
export const nextCharge = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
});
export const name = style({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const amount = style({
  display: 'grid',
  gridColumn: '2 / 3',
  '@media': { [media.tablet]: { gridColumn: 'auto', justifyItems: 'end', textAlign: 'end' } },
});
/** Its target is higher than its line. */
export const demo = style({ justifySelf: 'end', marginBlock: '-10px' });
