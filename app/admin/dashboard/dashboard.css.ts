import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, media, space, vars, weight } from '#theme';

const { color } = vars;

/** Reserves the place of a tab while it loads. */
export const panel = style({ minBlockSize: '70vh' });

/** Links to a queue lead here, below the bar at the top. */
export const lists = style({
  scrollMarginBlockStart: `calc(${barHeight} + ${space.s})`,
  outline: 'none',
});

/** The title and the subtitle, one below the other on phones. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
});

/** What waits, and the figures beside it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.l,
  rowGap: space.xxs,
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  '@media': { [media.phone]: { fontSize: vars.text.tiny } },
});
export const figure = style({ display: 'flex', gap: space.xxs, whiteSpace: 'nowrap' });
globalStyle(`${figure} > dt`, { color: color.inkSoft });
globalStyle(`${figure} > dd:first-of-type`, {
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const scope = style({ color: color.inkSoft });
/** The card has it on phones, where the line would take three. */
export const source = style({ '@media': { [media.phone]: { display: 'none' } } });
