import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

/** One line; on phones, what is set and the buttons come on the next one. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});
export const search = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '0 1 280px' } },
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
  selectors: { '&:empty': { display: 'none' } },
});
export const refreshing = style({ color: vars.color.inkSoft, fontSize: vars.text.small });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { display: 'contents' } },
});
/** On phones, the menu stays beside the search. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { [media.phone]: { order: 1 } },
  selectors: { '&:empty': { display: 'none' } },
});
