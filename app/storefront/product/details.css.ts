import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

const { color } = vars;
const inTwoColumns = `${media.tablet}, print`;

export const pages = style({ borderBlockStart: `1px solid ${color.line}` });
export const pageRow = style({
  display: 'grid',
  columnGap: space.m,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: space.xl,
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.m,
  '@media': { [media.tablet]: { gap: space.l } },
});
/** The picture belongs to the link below it. */
export const look = style({ position: 'relative' });
globalStyle(`${look} a::after`, { content: '', position: 'absolute', inset: 0 });
/** Loading pictures keep the place that their size gives them. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  background: color.sunk,
});
export const framed = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
});
export const gallery = style({
  display: 'grid',
  gap: space.m,
  '@media': {
    [inTwoColumns]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: space.l,
    },
  },
});
/** Leads to the picture in full size. */
export const enlarge = style([
  framed,
  {
    display: 'block',
    overflow: 'hidden',
    background: color.sunk,
    cursor: 'zoom-in',
    ':hover': { borderColor: color.lineStrong },
  },
]);
/** As high as two wide pictures, so that both columns end together. */
export const tall = style({
  position: 'relative',
  minBlockSize: '420px',
  '@media': { [inTwoColumns]: { gridRow: 'span 2', alignSelf: 'stretch' } },
});
globalStyle(`${tall} > a`, { position: 'absolute', inset: 0 });
globalStyle(`${tall} img`, {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  // Not a maximum, which an image that is still loading wouldn't fill.
  blockSize: `calc(100% - 2 * ${space.m})`,
  objectFit: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
});
export const window = style({
  blockSize: 'clamp(320px, 60vh, 640px)',
  overflowY: 'auto',
  overscrollBehavior: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.sunk,
  '@media': { print: { blockSize: 'auto', maxBlockSize: 'none', overflow: 'visible' } },
});
