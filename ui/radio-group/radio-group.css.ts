import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { duration, easing, media, space, targetSize, vars, weight } from '#theme';
import { focusRing } from '../focus-ring.css.ts';

const { color } = vars;

export const group = style({ display: 'grid', gap: space.s });
// Legends ignore the grid's gap.
export const legend = style({
  paddingBlockEnd: space.xs,
  fontSize: vars.text.small,
  fontWeight: weight.strong,
});
export const largeLegend = style({ paddingBlockEnd: space.s, fontSize: vars.text.heading4 });
export const options = style({
  display: 'grid',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.large,
  background: color.raised,
});
export const orientations = styleVariants({
  vertical: {},
  horizontal: {
    '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  },
});

export const option = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  transition: `background-color ${duration.quick} ${easing}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:first-child': {
      borderStartStartRadius: vars.radius.large,
      borderStartEndRadius: vars.radius.large,
    },
    '&:last-child': {
      borderEndStartRadius: vars.radius.large,
      borderEndEndRadius: vars.radius.large,
    },
    '&:hover': { background: color.paper },
    '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${color.ink}` },
    // Forced colors remove shadows, and the outline is taken by the focus ring.
    '&:has(:checked)::after': {
      '@media': {
        [media.forcedColors]: {
          content: '',
          position: 'absolute',
          inset: '1px',
          border: '2px solid Highlight',
          borderRadius: 'inherit',
          pointerEvents: 'none',
        },
      },
    },
    '&:has(input:focus-visible)': { ...focusRing, zIndex: 1 },
    '&:has(:disabled)': { color: color.inkFaint, background: 'none' },
    [`${orientations.horizontal} > & + &`]: {
      '@media': {
        [media.tablet]: {
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${color.line}`,
        },
      },
    },
    [`${orientations.horizontal} > &:first-child`]: {
      '@media': {
        [media.tablet]: {
          borderStartEndRadius: 0,
          borderEndStartRadius: vars.radius.large,
        },
      },
    },
    [`${orientations.horizontal} > &:last-child`]: {
      '@media': {
        [media.tablet]: {
          borderStartEndRadius: vars.radius.large,
          borderEndStartRadius: 0,
        },
      },
    },
  },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space.s,
  rowGap: space.xxs,
  alignContent: 'start',
  padding: space.m,
  minBlockSize: '52px',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '&:not(:last-child)': { paddingBlockEnd: 0 },
  },
});

export const radio = style({
  gridRow: 1,
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: '0.15em',
  appearance: 'none',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.raised,
  cursor: 'inherit',
  outline: 'none',
  selectors: {
    '&:checked': { border: `6px solid ${color.ink}` },
    '&:disabled': { borderColor: color.lineStrong },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
/** In large type, the price moves below the title instead of overlapping it. */
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s });
export const title = style({
  flex: '1 1 0',
  maxInlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  alignItems: 'center',
  fontWeight: weight.strong,
  lineHeight: 1.4,
});
export const price = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: weight.medium,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
export const detail = style({
  gridColumn: '2 / -1',
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.5,
});
globalStyle(`${option}:has(:disabled) ${detail}`, { color: color.inkFaint });
export const list = style({
  display: 'grid',
  // Two columns where each has room for a few words, never three.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(14rem, 50% - ${space.m})), 1fr))`,
  columnGap: space.m,
  rowGap: '2px',
  paddingBlockStart: space.xxs,
});
/** Below the title. Outside of the label, because a press on it selects nothing. */
export const fold = style({
  paddingInline: `calc(${space.m} + 20px + ${space.s}) ${space.m}`,
  paddingBlockEnd: space.xxs,
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.5,
});
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: targetSize,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  },
  '@media': { [media.mouse]: { minBlockSize: '32px' } },
});
globalStyle(`${fold}[open] > ${summary} > svg`, { transform: 'rotate(180deg)' });
globalStyle(`${fold}[open]`, { paddingBlockEnd: space.m });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '6px',
});
globalStyle(`${item} > svg`, { marginBlockStart: '0.2em' });
