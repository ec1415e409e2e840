import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, targetSize, vars, weight } from '#theme';

const { color } = vars;

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: targetSize,
  paddingInline: space.s,
  paddingBlock: space.xs,
  borderRadius: vars.radius.medium,
  // Spares the browser the layout of options far outside.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${targetSize}`,
  scrollMarginBlock: space.xxs,
  fontSize: vars.text.small,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: color.sunk },
    '&[aria-selected="true"]': { fontWeight: weight.strong },
  },
  '@media': {
    [media.mouse]: { minBlockSize: '36px', paddingBlock: '6px' },
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
globalStyle(`${option} > svg`, { color: color.inkSoft });
export const texts = style({
  display: 'grid',
  // A name in another direction starts where the others do.
  justifyItems: 'start',
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const description = style({
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: weight.regular,
});
export const status = style({
  padding: space.s,
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.4,
});
