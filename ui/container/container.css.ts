import { style, styleVariants } from '@vanilla-extract/css';
import { gutter, media, width } from '#theme';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: gutter.phone,
  '@media': { [media.tablet]: { paddingInline: gutter.tablet } },
});
export const widths = styleVariants(width, (inner) => ({
  maxInlineSize: `calc(${inner} + 2 * ${gutter.tablet})`,
}));
