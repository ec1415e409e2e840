import { style } from '@vanilla-extract/css';
import { duration, easing, media, space, targetSize, vars } from '#theme';

const { color } = vars;

const trackWidth = '40px';
const trackHeight = '24px';
const thumb = '16px';
const inset = '3px';
const roomToPress = '10px';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${trackWidth} minmax(0, 1fr)`,
  columnGap: space.s,
  alignItems: 'start',
  minBlockSize: targetSize,
  paddingBlock: roomToPress,
  lineHeight: 1.45,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled), &:has([aria-disabled="true"])': { cursor: 'not-allowed' },
  },
});
export const track = style({
  position: 'relative',
  inlineSize: trackWidth,
  blockSize: trackHeight,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: color.raised,
  // The thumb's color.
  color: color.inkSoft,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${duration.quick} ${easing}, border-color ${duration.quick} ${easing}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: inset,
      insetInlineStart: inset,
      inlineSize: thumb,
      blockSize: thumb,
      borderRadius: vars.radius.round,
      background: 'currentColor',
      transition: `inset-inline-start ${duration.quick} ${easing}`,
    },
    '&:checked::before': { insetInlineStart: `calc(${trackWidth} - ${thumb} - ${inset} - 2px)` },
    '&:hover:enabled': { borderColor: color.ink },
    '&:checked': { borderColor: color.solid, background: color.solid, color: color.onSolid },
    '&:disabled, &[aria-disabled="true"]': {
      borderColor: color.lineStrong,
      borderStyle: 'dashed',
      background: color.tone.neutral.soft,
      color: color.inkSoft,
    },
    '&[aria-invalid="true"]:not(:focus-visible)': {
      outline: `2px solid ${color.tone.critical.ink}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Canvas',
      color: 'ButtonText',
      selectors: {
        '&:checked': { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
        '&:disabled, &[aria-disabled="true"]': {
          borderColor: 'GrayText',
          background: 'Canvas',
          color: 'GrayText',
        },
      },
    },
  },
});
export const label = style({ minInlineSize: 0 });
export const disabled = style({ color: color.inkFaint });
/** Aligned with the label; the label's own padding is space enough above. */
export const texts = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: `calc(${trackWidth} + ${space.s})`,
  marginBlockStart: `calc(${space.xxs} - ${roomToPress})`,
  paddingBlockEnd: space.xs,
});
export const state = style({ color: color.inkSoft, fontSize: vars.text.small, lineHeight: 1.45 });
