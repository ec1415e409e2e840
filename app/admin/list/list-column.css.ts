import { style } from '@vanilla-extract/css';
import { vars } from '#theme';

const truncated = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const first = style({
  ...truncated,
  selectors: { '&:has(select)': { overflow: 'visible' } },
});
export const below = style({
  ...truncated,
  color: vars.color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: 'normal',
});
