import { style, styleVariants } from '@vanilla-extract/css';
import { duration, easing, targetSize, vars, weight } from '#theme';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.2em',
  maxInlineSize: '100%',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  textDecorationColor: vars.color.lineStrong,
  transition: `text-decoration-color ${duration.quick} ${easing}`,
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    '&:active': { color: vars.color.inkSoft },
    '&[aria-current="page"]': { textDecorationColor: 'currentColor', fontWeight: weight.strong },
  },
});
/** Within a sentence, a link wraps like text. */
export const within = style({ display: 'inline' });
export const tones = styleVariants({
  ink: { color: vars.color.ink },
  soft: { color: vars.color.inkSoft },
  inherit: { color: 'inherit' },
});
export const weights = styleVariants(weight, (fontWeight) => ({ fontWeight }));
export const roomy = style({ minBlockSize: targetSize });
