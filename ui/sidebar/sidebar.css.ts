import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { barHeight, duration, easing, layer, media, space, targetSize, vars, weight } from '#theme';

const { color } = vars;

const unfoldedWidth = '212px';
const foldedWidth = '56px';
/** On phones: the height of the bar at the bottom. */
const phoneBar = '56px';

export const wide = style({
  position: 'sticky',
  insetBlockStart: barHeight,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  inlineSize: unfoldedWidth,
  blockSize: `calc(100dvh - ${barHeight})`,
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.paper,
  transition: `inline-size ${duration.menu} ${easing}`,
  selectors: {
    '&[data-folded="true"]': { inlineSize: foldedWidth },
    ':root[data-sidebar-folded] &:not([data-folded])': { inlineSize: foldedWidth },
  },
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
});
/** What a page from the server that was left folded looks like until it hydrates. */
const foldedAtFirst = `:root[data-sidebar-folded] ${wide}:not([data-folded])`;

/** On phones: a bar at the bottom edge, which the page and what sticks there make room for. */
export const narrow = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.line}`,
  background: color.paper,
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`:root:has(${narrow})`, {
  '@media': {
    [media.phone]: {
      vars: { '--ui-phone-bar': `calc(${phoneBar} + env(safe-area-inset-bottom))` },
      scrollPaddingBlockEnd: `calc(var(--ui-phone-bar) + ${space.xs})`,
    },
  },
});
export const barItem = style({
  position: 'relative',
  display: 'grid',
  flex: '1 1 0',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minInlineSize: 0,
  minBlockSize: phoneBar,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  lineHeight: 1.2,
  outlineOffset: '-3px',
  touchAction: 'manipulation',
  selectors: {
    '&:is([aria-current="page"], [data-current])': { color: color.ink, fontWeight: weight.strong },
    // The mark shows the current page without its color.
    '&:is([aria-current="page"], [data-current])::before': {
      content: '""',
      position: 'absolute',
      insetInline: space.s,
      insetBlockStart: 0,
      borderBlockStart: '3px solid',
    },
  },
});
export const barDot = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: 'calc(50% + 8px)',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.round,
  border: `4px solid ${color.solid}`,
});
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.m,
  flexGrow: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xs,
});
export const title = style({
  paddingInline: space.xs,
  paddingBlockEnd: space.xxs,
  color: color.inkFaint,
  fontSize: vars.text.tiny,
  fontWeight: weight.medium,
  selectors: {
    [`${foldedAtFirst} div + div > &`]: {
      blockSize: 0,
      marginBlockEnd: space.m,
      padding: 0,
      overflow: 'hidden',
      borderBlockStart: `1px solid ${color.line}`,
    },
    [`${foldedAtFirst} div:first-child > &`]: { display: 'none' },
  },
});
/** Folded, a line takes the place of the title. */
export const divider = style({ borderBlockStart: `1px solid ${color.line}` });
export const item = style({ display: 'grid' });
globalStyle(`${item} > span`, { display: 'grid' });
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: targetSize,
  paddingInline: '10px',
  paddingBlock: space.xxs,
  borderRadius: vars.radius.medium,
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.3,
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: color.sunk, color: color.ink },
    '&[aria-current="page"]': {
      background: color.sunk,
      color: color.ink,
      // A bolder name would be wider and could break.
      fontWeight: weight.medium,
    },
    // The mark shows the current page without its color.
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.xs,
      insetInlineStart: 0,
      borderInlineStart: '3px solid',
    },
  },
  '@media': { [media.mouse]: { minBlockSize: '36px' } },
});
export const label = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${foldedAtFirst} &`]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
export const count = style({
  flexShrink: 0,
  paddingInline: '6px',
  borderRadius: vars.radius.round,
  background: color.solid,
  color: color.onSolid,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: weight.strong,
  lineHeight: 1.5,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
/** On the corner of the icon. The tooltip and the name say the number. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineStart: '26px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.round,
  // A border keeps a color where the page's colors are forced.
  border: `4px solid ${color.solid}`,
});
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
});
const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(-16px)', opacity: 0 } });
const slideInReversed = keyframes({ from: { transform: 'translateX(16px)', opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  background: color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${duration.menu} ${easing}` },
    '&[data-state="closed"]': { animation: `${vanish} ${duration.quick} ${easing} forwards` },
  },
});
export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(320px, calc(100vw - 56px))',
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.raised,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-state="open"]': { animation: `${slideIn} ${duration.menu} ${easing}` },
    '[dir="rtl"] &[data-state="open"]': { animationName: slideInReversed },
    '&[data-state="closed"]': { animation: `${vanish} ${duration.quick} ${easing} forwards` },
  },
});
/** Scrolls when there are more pages than fit. */
export const drawerPages = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });
export const drawerEnd = style({
  marginBlockStart: 'auto',
  padding: space.s,
  borderBlockStart: `1px solid ${color.line}`,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingInlineStart: space.l,
  paddingInlineEnd: space.xs,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
});
