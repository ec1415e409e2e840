import { style } from '@vanilla-extract/css';
import { media, space, targetSize } from '#theme';

export const row = style({ display: 'flex', alignItems: 'center', gap: space.xxs });
/** As tall as its buttons. */
export const input = style({
  inlineSize: '80px',
  minBlockSize: targetSize,
  paddingInline: space.xs,
  paddingBlock: '9px',
  textAlign: 'center',
  '@media': { [media.mouse]: { minBlockSize: targetSize } },
});
