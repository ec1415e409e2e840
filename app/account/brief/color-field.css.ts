import { style } from '@vanilla-extract/css';
import { space, targetSize, vars } from '#theme';

const { color, radius } = vars;

export const row = style({ display: 'flex', gap: space.s, alignItems: 'end' });

export const text = style({ flex: '1 1 auto', minInlineSize: 0 });

export const picker = style({
  flex: 'none',
  inlineSize: targetSize,
  blockSize: targetSize,
  padding: space.xxs,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.raised,
});
