import { style } from '@vanilla-extract/css';
import { vars } from '#theme';

export const desktop = style({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const phone = style([desktop, { maxInlineSize: 360 }]);
