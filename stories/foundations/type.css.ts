import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme';

export const step = styleVariants(vars.text, (fontSize, name) => ({
  fontSize,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  ...(name === 'display' ? { fontFamily: vars.font.display } : {}),
}));
export const face = styleVariants(vars.font, (fontFamily) => ({
  fontFamily,
  fontSize: vars.text.heading1,
  lineHeight: 1.2,
}));
