import { keyframes, style } from '@vanilla-extract/css';
import { duration, easing, layer, media, space, targetSize, vars, weight } from '#theme';

const { color } = vars;

export const trigger = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: targetSize,
  maxInlineSize: '100%',
  minBlockSize: targetSize,
  paddingInline: space.xs,
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: color.sunk },
    '&[data-state="open"]': { background: color.sunk },
  },
});
/** A square, as an IconButton. */
export const iconTrigger = style([
  trigger,
  {
    justifyContent: 'center',
    paddingInline: 0,
    '@media': { [media.mouse]: { minInlineSize: '36px', minBlockSize: '36px' } },
  },
]);
export const label = style({
  minInlineSize: 0,
  maxInlineSize: '160px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/**
 * Next to an avatar, the text is hidden where there is no room. It stays in the accessible name.
 */
export const hiddenOnPhone = style({
  '@media': { [media.phone]: { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' } },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const content = style({
  zIndex: layer.dialog,
  minInlineSize: '224px',
  maxInlineSize: 'min(320px, calc(100vw - 24px))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space.xxs,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.raised,
  color: color.ink,
  boxShadow: vars.shadow.lift,
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${duration.quick} ${easing}` },
    '&[data-state="closed"]': { animation: `${vanish} ${duration.quick} ${easing} forwards` },
  },
});
export const head = style({
  display: 'grid',
  padding: space.s,
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
});
export const title = style({
  paddingBlockEnd: space.xxs,
  color: color.inkFaint,
  fontSize: vars.text.tiny,
});
export const lead = style({ fontWeight: weight.strong });
export const line = style({ color: color.inkSoft, fontSize: vars.text.small });

export const separator = style({
  marginBlock: space.xxs,
  borderBlockStart: `1px solid ${color.line}`,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: targetSize,
  paddingInline: space.s,
  paddingBlock: space.xs,
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  lineHeight: 1.4,
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&[data-highlighted]': { background: color.sunk },
    '&[data-tone="critical"]': { color: color.tone.critical.ink },
    '&[aria-disabled="true"]': { color: color.inkSoft, cursor: 'not-allowed' },
  },
  '@media': {
    [media.mouse]: { minBlockSize: '38px' },
    // The pointer moves focus too, and the background already shows it.
    [media.hover]: { selectors: { '&:hover': { outlineColor: 'transparent' } } },
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});
/** Keeps its width without a check mark, so that the names line up. */
export const mark = style({
  display: 'grid',
  flexShrink: 0,
  inlineSize: '16px',
  blockSize: '16px',
});
/** Why an item can't be switched. */
export const note = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space.s,
  color: color.inkFaint,
  fontSize: vars.text.tiny,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
export const groupTitle = style({
  paddingInline: space.s,
  paddingBlockStart: space.xs,
  color: color.inkFaint,
  fontSize: vars.text.tiny,
});
