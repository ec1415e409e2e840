import { globalStyle, style } from '@vanilla-extract/css';
import { space, targetSize, vars } from '#theme';

export const root = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  color: vars.color.inkSoft,
});
globalStyle(`${root} > svg`, {
  position: 'absolute',
  insetInlineStart: '10px',
  insetBlockStart: 'calc(50% - 8px)',
  pointerEvents: 'none',
});
export const input = style({
  paddingInlineStart: '34px',
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&[data-filled]': { paddingInlineEnd: targetSize },
  },
});
/** Wide enough to tap, as tall as its field. */
export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: targetSize,
  borderRadius: vars.radius.medium,
  outlineOffset: `calc(-1 * ${space.xxs})`,
  selectors: { '&:hover': { color: vars.color.ink }, '&:focus-visible': { outlineOffset: '-3px' } },
});
