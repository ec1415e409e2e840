import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars, weight } from '#theme';

export const avatar = style({
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.tone.neutral.soft,
  boxShadow: `inset 0 0 0 1px ${vars.color.tone.neutral.line}`,
  color: vars.color.tone.neutral.ink,
  fontWeight: weight.strong,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
const round = (size: string, fontSize: string) => ({ inlineSize: size, blockSize: size, fontSize });
export const sizes = styleVariants({
  small: round('28px', vars.text.tiny),
  medium: round('40px', vars.text.medium),
  large: round('64px', vars.text.heading2),
});
/** Same box as the avatar, so a picture that loads late doesn't shift the layout. */
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
});
