import { style } from '@vanilla-extract/css';
import { space } from '#theme';
import { cardRows } from '#ui/card';
import { breakpoint } from '../../../ui/scale.ts';

/** The container's own on a phone: the strip runs to the screen's edge. */
const gutterPx = '20px';
const narrow = `screen and (max-width: ${breakpoint.desktop - 0.02}px)`;

/** Four in a row; on a phone a strip to push along, so that the catalogue is not far below. */
export const featured = style({
  display: 'grid',
  gridTemplateRows: `repeat(${cardRows}, auto)`,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space.l,
  rowGap: space.s,
  '@media': {
    [narrow]: {
      gridAutoColumns: 'min(78%, 300px)',
      columnGap: space.m,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: gutterPx,
      marginInline: `-${gutterPx}`,
      paddingInline: gutterPx,
      // Room for the focus ring, which the scrolling edge would cut.
      paddingBlock: space.xxs,
    },
  },
});

export const place = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${cardRows}`,
  scrollSnapAlign: 'start',
  minInlineSize: 0,
});
