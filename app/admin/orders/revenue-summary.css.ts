import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

const { color } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
  minInlineSize: 0,
});
/** On phones, one line that scrolls. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  minInlineSize: 0,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto' } },
});
export const figure = style({ display: 'flex', gap: space.xxs, whiteSpace: 'nowrap' });
globalStyle(`${figure} > dt`, { color: color.inkSoft });
globalStyle(`${figure} > dd`, {
  display: 'flex',
  alignItems: 'center',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** As tall as the line. Its button is taller. */
export const hint = style({ display: 'flex', alignItems: 'center', blockSize: '1.5em' });
export const scope = style({
  marginInlineStart: space.xxs,
  color: color.inkSoft,
  fontWeight: weight.regular,
});
