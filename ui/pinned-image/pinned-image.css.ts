import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

const { color } = vars;

export const root = style({ display: 'grid', gap: space.s, minInlineSize: 0 });
export const picture = style({
  position: 'relative',
  isolation: 'isolate',
  border: `1px solid ${color.line}`,
  background: color.sunk,
});
export const image = style({ inlineSize: '100%', blockSize: 'auto' });
/** Positioned by its center, with an edge that sets the pin apart from any picture. */
export const place = style({
  position: 'absolute',
  // The layer may let clicks pass through to a website below it.
  pointerEvents: 'auto',
  transform: 'translate(-50%, -50%)',
  padding: '2px',
  borderRadius: vars.radius.round,
  background: color.raised,
  boxShadow: vars.shadow.lift,
  selectors: {
    '&:hover': { zIndex: 1 },
    '&:focus-within, &[data-open]': { zIndex: 2 },
    '&[data-open]': { boxShadow: `0 0 0 2px ${color.ink}, ${vars.shadow.lift}` },
  },
});
export const pin = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: '2px solid',
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});
export const states = styleVariants({
  open: {
    borderColor: color.solid,
    background: color.solid,
    color: color.onSolid,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'Canvas',
        background: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
  done: {
    borderColor: color.tone.positive.ink,
    background: color.tone.positive.soft,
    color: color.tone.positive.ink,
  },
  declined: {
    background: color.tone.neutral.soft,
    borderStyle: 'dashed',
    borderColor: color.inkSoft,
    color: color.tone.neutral.ink,
  },
});
export const area = style({
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  pointerEvents: 'auto',
  inlineSize: '100%',
  cursor: 'crosshair',
  overflow: 'hidden',
  outlineOffset: '-3px',
});
const line = `linear-gradient(${color.ink}, ${color.ink})`;
/** For the keyboard only: a mouse has its own crosshair. */
export const crosshair = style({
  position: 'absolute',
  inlineSize: '33px',
  blockSize: '33px',
  transform: 'translate(-50%, -50%)',
  border: `2px solid ${color.ink}`,
  borderRadius: vars.radius.round,
  backgroundColor: color.raised,
  backgroundImage: `${line}, ${line}`,
  backgroundSize: '1px 100%, 100% 1px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  selectors: { ':not(:focus-visible) > &': { display: 'none' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
