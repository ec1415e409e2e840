import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space, textMeasure, vars } from '#theme';

export const list = style({ display: 'grid' });
export const gaps = styleVariants({ small: { gap: space.xxs }, medium: { gap: space.xs } });
export const sizes = styleVariants({
  small: { fontSize: vars.text.small, lineHeight: 1.5 },
  medium: { fontSize: vars.text.medium, lineHeight: 1.55 },
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  columnGap: '10px',
  maxInlineSize: textMeasure,
});
globalStyle(`${item} > svg`, { marginBlockStart: '0.26em', color: vars.color.inkFaint });
export const dot = style({
  justifySelf: 'center',
  inlineSize: '5px',
  blockSize: '5px',
  marginBlockStart: '0.62em',
  borderRadius: '50%',
  background: vars.color.inkFaint,
  // Prints the bullet, which browsers would drop as a background.
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
