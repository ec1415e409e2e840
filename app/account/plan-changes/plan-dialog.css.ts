import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#theme';

/** On one line where a phone has room for it: the options above need the height. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: space.xs,
  '@media': { [media.tablet]: { display: 'contents' } },
});
globalStyle(`${actions} > :last-child`, {
  '@media': { [media.phone]: { flexGrow: 1 } },
});
