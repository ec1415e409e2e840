import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#theme';

export const grid = style({ display: 'grid', minInlineSize: 0 });
export const gaps = styleVariants(space, (gap) => ({ gap }));

const fit = (min: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
});
export const minimums = styleVariants({
  figure: {
    gridTemplateColumns:
      'repeat(auto-fill, minmax(min(100%, clamp(25% - 1rem, (38rem - 100%) * 999, max(50% - 1rem, 7rem))), 1fr))',
  },
  tile: fit('240px'),
  card: fit('300px'),
  wide: fit('420px'),
});

/** Children that lay out rows share them with their neighbors. */
export const shared = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
});
export const spans = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (rows) => ({
  gridRow: `span ${rows}`,
}));
