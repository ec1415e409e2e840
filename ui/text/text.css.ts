import { style, styleVariants } from '@vanilla-extract/css';
import { textMeasure, vars, weight } from '#theme';

export const text = style({ textWrap: 'pretty' });
export const sizes = styleVariants({
  tiny: { fontSize: vars.text.tiny, lineHeight: 1.4 },
  small: { fontSize: vars.text.small, lineHeight: 1.45 },
  medium: { fontSize: vars.text.medium, lineHeight: 1.55 },
  large: { fontSize: vars.text.large, lineHeight: 1.45 },
});
export const tones = styleVariants({
  ink: { color: vars.color.ink },
  soft: { color: vars.color.inkSoft },
  faint: { color: vars.color.inkFaint },
  positive: { color: vars.color.tone.positive.ink },
  critical: { color: vars.color.tone.critical.ink },
});
export const weights = styleVariants(weight, (fontWeight) => ({ fontWeight }));
export const aligns = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
export const numeric = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const measure = style({ maxInlineSize: textMeasure });
export const mono = style({ fontFamily: vars.font.mono, fontSize: '0.925em' });
const clamped = (WebkitLineClamp: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp,
  overflow: 'hidden',
});
export const lines = styleVariants({ 1: clamped(1), 2: clamped(2), 3: clamped(3) });
