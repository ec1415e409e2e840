import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme';

export const root = style({ position: 'relative', display: 'grid', color: vars.color.inkSoft });
globalStyle(`${root} > svg`, {
  position: 'absolute',
  insetInlineEnd: '14px',
  insetBlockStart: 'calc(50% - 10px)',
  pointerEvents: 'none',
});
export const select = style({
  paddingInlineEnd: '44px',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
