import { createContainer, style } from '@vanilla-extract/css';
import { containerQuery, media, space, targetSize, vars } from '#theme';

const { color } = vars;
const box = createContainer();

export const root = style({
  containerName: box,
  containerType: 'inline-size',
  minInlineSize: 0,
  // Navigation is useless on paper.
  '@media': { print: { display: 'none' } },
});
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xxs,
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.4,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: targetSize,
  '@media': { [media.mouse]: { minBlockSize: '32px' } },
});
/** Narrow, it shares the line of the last link instead of taking one of its own. */
export const last = style([
  item,
  {
    '@container': {
      [`${box} ${containerQuery.narrow}`]: { flex: '1 1 0', minInlineSize: '4.5rem' },
    },
  },
]);
/** Between the first link and the last: hidden where there is no room. */
export const middle = style({
  '@container': { [`${box} ${containerQuery.narrow}`]: { display: 'none' } },
});
export const onlyNarrow = style({
  display: 'none',
  '@container': { [`${box} ${containerQuery.narrow}`]: { display: 'flex' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: 'inherit',
  borderRadius: vars.radius.small,
  outlineOffset: '-2px',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  textDecorationColor: color.lineStrong,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.ink, textDecorationColor: 'currentColor' },
  },
});
export const more = style({
  minInlineSize: targetSize,
  minBlockSize: 'inherit',
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: color.sunk, color: color.ink } },
});
/** One line: the heading of the page has the whole text. */
export const current = style({
  minInlineSize: 0,
  overflow: 'hidden',
  color: color.ink,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
