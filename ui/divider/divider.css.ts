import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme';

export const divider = style({ border: 0, inlineSize: '100%' });
export const weights = styleVariants({
  hairline: { borderBlockStart: `1px solid ${vars.color.line}` },
  ink: { borderBlockStart: `2px solid ${vars.color.ink}` },
});
