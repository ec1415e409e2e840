import { style, styleVariants } from '@vanilla-extract/css';
import { contentWidth, gutter, media } from '#theme';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: gutter.phone,
  '@media': { [media.tablet]: { paddingInline: gutter.tablet } },
});
export const widths = styleVariants(contentWidth, (inner) => ({
  maxInlineSize: `calc(${inner} + 2 * ${gutter.tablet})`,
}));
