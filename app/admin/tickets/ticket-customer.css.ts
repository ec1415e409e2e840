import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';
import { text } from '../list/list-column.css.ts';
import { listWidths } from '../list/list-widths.ts';

const belowWidest = `screen and ${listWidths.phoneOrBelowWidest}`;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

export const address = style([text, { minInlineSize: 0 }]);

/** Still read out where it would leave no room for the address. */
export const badge = style({
  flexShrink: 0,
  '@media': {
    [belowWidest]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** Instead of the badge. */
export const mark = style({
  display: 'none',
  flexShrink: 0,
  color: vars.color.inkSoft,
  '@media': { [belowWidest]: { display: 'flex' } },
});
export const guestMark = style([mark, { '@media': { [media.phone]: { display: 'none' } } }]);
