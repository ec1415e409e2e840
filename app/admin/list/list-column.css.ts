import { style } from '@vanilla-extract/css';
import { media, vars } from '#theme';

const wrapped = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;

/** At most two lines of text where there is no room for one; on phones, one. */
export const text = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Room for a link's focus ring.
  paddingBlock: '2px',
  '@media': {
    [media.tablet]: {
      ...wrapped,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: '15px',
    },
  },
});
export const first = style([
  text,
  { selectors: { '&:has(select, div)': { display: 'block', overflow: 'visible' } } },
]);
export const below = style({
  ...wrapped,
  color: vars.color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: 'normal',
});
