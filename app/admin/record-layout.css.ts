import { style } from '@vanilla-extract/css';
import { barHeight, media, space, vars } from '#theme';
import { besideSidebar } from './admin-page.css.ts';

const linksHeight = '4rem';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [besideSidebar]: { gridTemplateColumns: 'minmax(0, 1fr) 336px', alignItems: 'start' },
    'screen and (min-width: 1536px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      columnGap: space.xxl,
    },
  },
});
/** Beside the page, they stay in view above the facts. */
export const links = style({
  minInlineSize: 0,
  fontSize: vars.text.small,
  '@media': {
    [besideSidebar]: {
      position: 'sticky',
      zIndex: 1,
      insetBlockStart: barHeight,
      gridColumn: 2,
      gridRow: 1,
      blockSize: linksHeight,
      paddingBlockStart: space.xxs,
      background: vars.color.paper,
    },
    print: { display: 'none' },
  },
});
export const linkList = style({
  display: 'flex',
  columnGap: space.m,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [besideSidebar]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  '@media': { [media.mouse]: { minBlockSize: '28px' } },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  minInlineSize: 0,
  '@media': { [besideSidebar]: { gridColumn: 1, gridRow: 1 } },
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  columnGap: space.xxl,
  rowGap: space.l,
  minInlineSize: 0,
  '@media': {
    [besideSidebar]: {
      gridColumn: 2,
      gridRow: 1,
      selectors: { [`${links} ~ &`]: { paddingBlockStart: linksHeight } },
    },
  },
});
