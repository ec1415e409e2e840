import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme';

export const section = style({ position: 'relative' });
export const spacings = styleVariants({
  large: { paddingBlock: 'clamp(64px, 9vw, 120px)' },
  medium: { paddingBlock: 'clamp(40px, 6vw, 80px)' },
  small: { paddingBlock: 'clamp(24px, 3vw, 40px)' },
});
export const backgrounds = styleVariants({
  paper: {},
  sunk: { background: vars.color.sunk },
  raised: { background: vars.color.raised },
});
export const divided = style({ borderBlockStart: `1px solid ${vars.color.line}` });
