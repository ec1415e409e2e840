import { style } from '@vanilla-extract/css';
import { duration, easing, media, targetSize, vars } from '#theme';

const { color } = vars;

/** A one-line control for toolbars and table rows. */
export const compact = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: targetSize,
  paddingInline: '10px',
  paddingBlock: '5px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: color.raised,
  color: color.ink,
  // iOS zooms in on fields with text under 16 px.
  fontSize: `max(16px, ${vars.text.small})`,
  lineHeight: 1.4,
  appearance: 'none',
  transition: `border-color ${duration.quick} ${easing}`,
  selectors: {
    '&::placeholder': { color: color.inkFaint, opacity: 1 },
    '&:hover:enabled': { borderColor: color.ink },
    '&:focus-visible': { borderColor: color.ink, outlineOffset: '1px' },
  },
  '@media': { [media.mouse]: { minBlockSize: '36px', fontSize: vars.text.small } },
});
