import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing, media, space, vars, weight } from '#theme';

const { color } = vars;

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minInlineSize: 0,
});
export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s,
  fontSize: vars.text.small,
  fontWeight: weight.strong,
  lineHeight: 1.4,
});
export const aside = style({ color: color.inkFaint, fontWeight: weight.regular });
export const description = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.45,
});
export const error = style({
  display: 'flex',
  gap: space.xxs,
  alignItems: 'flex-start',
  color: color.tone.critical.ink,
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  lineHeight: 1.45,
});
globalStyle(`${error} > svg`, { marginBlockStart: '0.2em' });

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '48px',
  paddingInline: '14px',
  paddingBlock: '11px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: color.raised,
  color: color.ink,
  // Keeps the label in view when the browser scrolls to the focused field.
  scrollMarginBlockStart: '6rem',
  // iOS zooms in on fields with text under 16 px.
  fontSize: `max(16px, ${vars.text.medium})`,
  lineHeight: 1.4,
  appearance: 'none',
  transition: `border-color ${duration.quick} ${easing}`,
  selectors: {
    '&::placeholder': { color: color.inkFaint, opacity: 1 },
    '&:hover:enabled': { borderColor: color.ink },
    '&:focus-visible': { borderColor: color.ink, outlineOffset: '1px' },
    '&[readonly]': { borderColor: color.line, background: color.sunk },
    '&:disabled': {
      background: 'transparent',
      borderStyle: 'dashed',
      color: color.inkFaint,
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&[aria-invalid="true"]': {
      borderColor: color.tone.critical.ink,
      boxShadow: `inset 0 0 0 1px ${color.tone.critical.ink}`,
      '@media': { [media.forcedColors]: { borderWidth: '2px' } },
    },
  },
  '@media': { [media.mouse]: { minBlockSize: '46px' } },
});
/** The control gets a line of its own in a narrow place. */
export const withAction = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
globalStyle(`${withAction} > ${control}`, { flex: '1 1 160px', inlineSize: 'auto' });
