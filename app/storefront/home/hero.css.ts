import { style } from '@vanilla-extract/css';
import { media, space } from '#theme';

export const hero = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/**
 * On desktops, the first featured website is next to the headline and the others are below. On
 * tablets, they are next to the first one.
 */
export const withProducts = style({
  rowGap: space.xxl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xl },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: space.xxxl,
    },
  },
});
export const words = style({
  alignSelf: 'center',
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 1 } },
});
/** Quoted claims start in lowercase; here each is a sentence of its own. */
export const promise = style({
  display: 'inline-block',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
/** One part for screen readers; its websites are in the hero's columns. */
export const featured = style({ display: 'contents' });
export const lead = style({ minInlineSize: 0 });
export const others = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.l,
  '@media': {
    [media.desktop]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space.xl,
    },
  },
});
export const placeholder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space.m,
});
