import { style, styleVariants } from '@vanilla-extract/css';
import { media, targetSize, vars } from '#theme';

export const skeleton = style({
  display: 'block',
  background: vars.color.tone.neutral.soft,
  borderRadius: vars.radius.small,
  maxInlineSize: '100%',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const shapes = styleVariants({
  text: { blockSize: '1em', marginBlock: '0.275em' },
  heading: { blockSize: '1.25em', fontSize: vars.text.heading4, marginBlock: '0.05em' },
  badge: { blockSize: '24px' },
  button: { blockSize: targetSize, borderRadius: vars.radius.medium },
  picture: { aspectRatio: '16 / 11.1', blockSize: 'auto' },
});
export const widths = styleVariants({
  full: { inlineSize: '100%' },
  most: { inlineSize: '75%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
  short: { inlineSize: '88px' },
});
