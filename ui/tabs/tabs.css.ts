import { style, styleVariants } from '@vanilla-extract/css';
import { duration, easing, media, space, targetSize, vars, weight } from '#theme';

const { color } = vars;

/** Keeps the line below the tabs visible wherever the list is scrolled. */
export const bar = style({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
  '@media': { print: { display: 'none' } },
});

const clear = '16px';
const fade = '56px';

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space.s,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // A focused tab stays clear of the fade.
  scrollPaddingInline: fade,
  '@media': { [media.motionAllowed]: { scrollBehavior: 'smooth' } },
});
const faded = (stops: string) => ({
  maskImage: `linear-gradient(to right, ${stops})`,
  selectors: { '[dir="rtl"] &': { maskImage: `linear-gradient(to left, ${stops})` } },
});
const fadeIn = `transparent ${clear}, black ${fade}`;
const fadeOut = `black calc(100% - ${fade}), transparent calc(100% - ${clear})`;
export const hidden = styleVariants({
  none: {},
  start: faded(fadeIn),
  end: faded(fadeOut),
  both: faded(`${fadeIn}, ${fadeOut}`),
});

const more = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
  pointerEvents: 'none',
  color: color.inkSoft,
});
export const moreAtStart = style([more, { insetInlineStart: 0, transform: 'scaleX(-1)' }]);
export const moreAtEnd = style([more, { insetInlineEnd: 0 }]);

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  flexShrink: 0,
  minBlockSize: targetSize,
  paddingInline: '6px',
  color: color.inkSoft,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  outlineOffset: '-2px',
  transition: `color ${duration.quick} ${easing}`,
  selectors: {
    '&:hover:enabled, &:is(a):hover': { color: color.ink },
    '&:disabled': { color: color.inkFaint, cursor: 'not-allowed' },
    '&:is([aria-selected="true"], [aria-current="page"])': { color: color.ink },
    // A border rather than a background, because forced colors keep it.
    '&:is([aria-selected="true"], [aria-current="page"])::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${color.ink}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:is([aria-selected="true"], [aria-current="page"])::after': {
          borderBlockEnd: '4px solid Highlight',
        },
      },
    },
  },
});
/** Of links that look like tabs. */
export const linkItem = style({ display: 'grid', flexShrink: 0 });
/** Quieter than the tabs that it may be below. */
export const link = style([
  tab,
  { fontSize: vars.text.small, '@media': { [media.mouse]: { minBlockSize: '36px' } } },
]);
export const count = style({
  minInlineSize: '22px',
  paddingInline: '6px',
  borderRadius: vars.radius.round,
  background: color.tone.neutral.soft,
  color: color.tone.neutral.ink,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: '20px',
  textAlign: 'center',
});
export const panel = style({
  paddingBlockStart: space.s,
  selectors: { '&[hidden]': { display: 'none' } },
});
