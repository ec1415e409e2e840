import { style } from '@vanilla-extract/css';
import { gutter, space } from '#theme';
import { cardRows } from '#ui/card';
import { breakpoint } from '../../../ui/scale.ts';

const narrow = `screen and (max-width: ${breakpoint.desktop - 0.02}px)`;
const tablet = `${narrow} and (min-width: ${breakpoint.tablet}px)`;

/** Extends to the edge of the screen. */
const toTheEdge = (room: string) => ({
  scrollPaddingInline: room,
  marginInline: `-${room}`,
  paddingInline: room,
});

/** Four in a row; a scrolling strip on narrow screens, so that the catalog stays close. */
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
      ...toTheEdge(gutter.phone),
      // Room for the focus ring, which the scroll container would cut off.
      paddingBlock: space.xxs,
    },
    [tablet]: toTheEdge(gutter.tablet),
  },
});

export const place = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${cardRows}`,
  scrollSnapAlign: 'start',
  minInlineSize: 0,
});
