import { style } from '@vanilla-extract/css';
import { duration, easing, media, space, targetSize, vars } from '#theme';
import { focusRing } from '../focus-ring.css.ts';

const { color } = vars;

/** The drop zone, entirely covered by the native control. */
export const area = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  rowGap: space.xs,
  minBlockSize: targetSize,
  minInlineSize: 0,
  padding: space.xs,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${duration.quick} ${easing}, background-color ${duration.quick} ${easing}`,
  selectors: {
    '&:has(input:hover:not([aria-disabled]))': { borderColor: color.ink },
    '&:has(input:focus-visible)': { ...focusRing, outlineOffset: '1px' },
    '&[data-over]': { borderColor: color.ink, background: color.sunk },
    '&:has(input[aria-invalid])': { borderColor: color.tone.critical.ink },
  },
});

/** Transparent and on top, so it gets clicks, drops and focus. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { cursor: 'inherit' },
    '&[aria-disabled]': { cursor: 'not-allowed' },
  },
});

export const text = style({
  flex: '1 1 120px',
  minInlineSize: 0,
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

/** Files can't be dropped by touch. */
export const drop = style({
  display: 'none',
  '@media': { [media.mouse]: { display: 'block' } },
});

/** Takes no gap while it is empty. */
export const error = style({ selectors: { '&:empty': { display: 'contents' } } });
