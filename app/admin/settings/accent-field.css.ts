import { style } from '@vanilla-extract/css';
import { space, targetSize, vars } from '#theme';

const { color, radius } = vars;

export const picker = style({
  flex: 'none',
  inlineSize: targetSize,
  blockSize: targetSize,
  padding: space.xxs,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.raised,
});
