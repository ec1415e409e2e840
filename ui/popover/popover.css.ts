import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { duration, easing, layer, space, vars } from '#theme';

const { color } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const content = style({
  zIndex: layer.dialog,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.raised,
  color: color.ink,
  boxShadow: vars.shadow.lift,
  overflowWrap: 'anywhere',
  outlineOffset: '-2px',
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${duration.quick} ${easing}` },
    '&[data-state="closed"]': { animation: `${vanish} ${duration.quick} ${easing} forwards` },
  },
});
export const scroller = style({
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.m,
  outlineOffset: '-3px',
});
export const widths = styleVariants({
  small: { inlineSize: 'min(280px, calc(100vw - 24px))' },
  medium: { inlineSize: 'min(400px, calc(100vw - 24px))' },
});
export const focusGuard = style({ position: 'absolute', outline: 'none' });
