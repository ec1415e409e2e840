import { style } from '@vanilla-extract/css';
import { media, space, targetSize, vars } from '#theme';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: targetSize,
  fontFamily: vars.font.display,
  fontSize: vars.text.heading4,
  color: vars.color.ink,
});

export const mark = style({ inlineSize: '22px', blockSize: '22px' });
export const sheet = style({
  fill: vars.color.ink,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const corner = style({ fill: vars.color.accent });

export const picture = style({ display: 'contents' });
