import { globalStyle, style } from '@vanilla-extract/css';
import { contentWidth, media, space, vars } from '#theme';
import { defaultBrand } from '../../../ui/default-brand.ts';

export const step = style({ maxInlineSize: contentWidth.form });

/** Paper and ink, as they are in the light. */
export const picture = style({
  // Whole pixels a module, for a name of the usual length.
  inlineSize: '196px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: defaultBrand.light.raised,
  fill: defaultBrand.light.ink,
  forcedColorAdjust: 'none',
});

export const codes = style({
  display: 'grid',
  gap: `${space.xs} ${space.l}`,
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunk,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  // Down the first column, then the second, as they are numbered.
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridTemplateRows: 'repeat(5, auto)',
    },
  },
});
/** Half a code on a line of its own would be copied as two. */
globalStyle(`${codes} > li`, { whiteSpace: 'nowrap' });
