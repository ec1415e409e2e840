import { globalStyle, style } from '@vanilla-extract/css';
import { contentWidth, media, space, vars } from '#theme';
import { defaultBrand } from '../../../ui/default-brand.ts';

export const step = style({ maxInlineSize: contentWidth.form });

/** What ends a session is near its name. */
export const sessions = style({ maxInlineSize: contentWidth.text });

/** The light theme's colors in both themes. */
export const picture = style({
  // Whole pixels per module for a name of typical length.
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
  // Numbered down the first column, then the second.
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridTemplateRows: 'repeat(5, auto)',
    },
  },
});
/** A wrapped code would be copied as two. */
globalStyle(`${codes} > li`, { whiteSpace: 'nowrap' });
