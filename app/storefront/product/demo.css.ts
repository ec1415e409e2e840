import { style } from '@vanilla-extract/css';
import { media, space, targetSize, vars, weight } from '#theme';
import { containerQuery } from '../../../ui/scale.ts';

const { color } = vars;

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateRows: 'auto minmax(240px, 1fr)',
  minBlockSize: '100dvh',
  background: color.sunk,
});
/** One line from 360 px, and two where text is larger. */
export const bar = style({
  gridRow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.xxs,
  padding: space.xxs,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.raised,
  fontSize: vars.text.small,
  '@container': { [containerQuery.wide]: { columnGap: space.m, paddingInline: space.s } },
});
const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: targetSize,
  minBlockSize: targetSize,
  borderRadius: vars.radius.medium,
  color: color.ink,
  selectors: { '&:hover': { background: color.sunk } },
  '@media': { [media.mouse]: { minInlineSize: '36px', minBlockSize: '36px' } },
});
export const back = style([
  target,
  {
    fontWeight: weight.strong,
    '@container': {
      [containerQuery.wide]: {
        minInlineSize: 0,
        marginInlineEnd: 'auto',
        paddingInline: space.xs,
      },
    },
  },
]);
/** The arrow alone where there is no room; the link has the full name. */
export const name = style({
  display: 'none',
  '@container': {
    [containerQuery.wide]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
/** The price is above the button where there is no room beside it. */
export const sale = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  lineHeight: 1.2,
  '@container': { [containerQuery.wide]: { flexDirection: 'row', columnGap: space.s } },
});
export const close = style([target]);

/** Never higher than the window: the website scrolls, not the page around it. */
export const stage = style({
  gridRow: 2,
  position: 'relative',
  minInlineSize: 0,
  overflow: 'hidden',
});
/** Websites without a background expect the white one of browsers. */
export const website = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: 'Canvas',
  colorScheme: 'light',
  transformOrigin: '0 0',
});
/** As wide as on the device, and scaled down to fit. */
export const device = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  marginInline: 'auto',
  maxInlineSize: '100%',
  overflow: 'hidden',
  direction: 'ltr',
});
