import { style } from '@vanilla-extract/css';
import { vars } from '#theme';

export const frame = style({ position: 'relative', display: 'grid' });
const sign = {
  position: 'absolute' as const,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.inkSoft,
  pointerEvents: 'none' as const,
};
export const prefix = style({ ...sign, insetInlineStart: '14px' });
export const suffix = style({ ...sign, insetInlineEnd: '14px', fontSize: vars.text.small });
/** Without the browser's spin buttons, with tabular figures. */
export const input = style({
  appearance: 'textfield',
  fontVariantNumeric: 'tabular-nums lining-nums',
  paddingInlineStart: '30px',
  paddingInlineEnd: '60px',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
