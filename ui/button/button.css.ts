import { style, styleVariants } from '@vanilla-extract/css';
import { duration, easing, media, space, targetSize, vars, weight } from '#theme';

const { color } = vars;

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  // Keeps two lines of text clear of the border; one line fits the minimum height.
  paddingBlock: space.xxs,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  touchAction: 'manipulation',
  transition: `background-color ${duration.quick} ${easing}, border-color ${duration.quick} ${easing}, color ${duration.quick} ${easing}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    // A step down, which shows in every color.
    '&:active:not([aria-disabled="true"])': { translate: '0 1px' },
  },
  '@media': { print: { display: 'none' } },
});

const solid = (ground: string, pressed: string, ink: string) => ({
  background: ground,
  color: ink,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: pressed },
  },
});

export const variants = styleVariants({
  accent: solid(color.accent, color.accentPressed, color.onAccent),
  primary: solid(color.solid, color.solidPressed, color.onSolid),
  quiet: {
    borderColor: color.lineStrong,
    color: color.ink,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { borderColor: color.ink, background: color.raised },
      '&:active:not([aria-disabled="true"])': { background: color.sunk },
    },
  },
  plain: {
    color: color.ink,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: color.sunk },
      '&:active:not([aria-disabled="true"])': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
    },
  },
  destructive: {
    borderColor: color.tone.critical.ink,
    color: color.tone.critical.ink,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: color.tone.critical.soft },
      '&:active:not([aria-disabled="true"])': {
        boxShadow: `inset 0 0 0 1px ${color.tone.critical.ink}`,
      },
    },
  },
});

/** Loading and disabled look the same in every variant; the label tells them apart. */
export const disabled = style({
  selectors: {
    '&[aria-disabled="true"]': {
      background: color.tone.neutral.soft,
      borderColor: color.tone.neutral.line,
      borderStyle: 'dashed',
      color: color.inkSoft,
      '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

export const sizes = styleVariants({
  small: {
    minBlockSize: targetSize,
    paddingInline: space.s,
    fontSize: vars.text.small,
    '@media': { [media.mouse]: { minBlockSize: '36px' } },
  },
  medium: { minBlockSize: targetSize, paddingInline: '18px', fontSize: vars.text.medium },
  large: { minBlockSize: '52px', paddingInline: space.l, fontSize: vars.text.medium },
});
export const widths = styleVariants({
  auto: { maxInlineSize: '100%' },
  full: { inlineSize: '100%' },
});
export const square = style({ paddingInline: 0, aspectRatio: '1', flexShrink: 0 });
