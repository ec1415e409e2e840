import { style } from '@vanilla-extract/css';
import { media, space, targetSize, vars } from '#theme';

const { color } = vars;

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: targetSize,
  paddingInline: space.s,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: color.raised,
  color: color.inkSoft,
  fontSize: vars.text.small,
  textAlign: 'start',
  selectors: { '&:hover': { borderColor: color.ink, color: color.ink } },
  '@media': { [media.mouse]: { minBlockSize: '32px' } },
});
export const text = style({ flexGrow: 1 });
export const keys = style({
  color: color.inkSoft,
  fontFamily: 'inherit',
  fontSize: vars.text.tiny,
});
