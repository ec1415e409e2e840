import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { duration, easing, media, space, targetSize, vars, weight } from '#theme';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import {
  asCards,
  asTable,
  background,
  headTop,
  rowHeight,
  scroller,
  selectWidth,
} from './table-layout.css.ts';

const { color } = vars;

export const column = style({ inlineSize: selectWidth });

const pinned = {
  [`${scroller}[data-overflows] &`]: {
    position: 'sticky',
    insetInlineStart: 0,
    background: 'inherit',
  },
} as const;

export const heading = style({
  fontWeight: weight.regular,
  textAlign: 'start',
  '@container': {
    [asTable]: {
      position: 'sticky',
      insetBlockStart: headTop,
      zIndex: 2,
      padding: 0,
      borderBlockEnd: `1px solid ${color.lineStrong}`,
      background: background,
      selectors: { [`${scroller}[data-overflows] &`]: { insetInlineStart: 0, zIndex: 3 } },
    },
    // Alone above the cards it would take a line; their owner offers the same elsewhere.
    [asCards]: { selectors: { 'tr:not(:has([data-sortable])) > &': { display: 'none' } } },
  },
});
export const cell = style({
  '@container': {
    [asTable]: {
      padding: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      selectors: {
        ...pinned,
        'tr[data-selected] > &': { boxShadow: `inset 3px 0 ${color.ink}` },
        '[dir="rtl"] tr[data-selected] > &': { boxShadow: `inset -3px 0 ${color.ink}` },
      },
    },
    // In the corner of the card, beside its title.
    [asCards]: { position: 'absolute', insetBlockStart: '2px', insetInlineEnd: '2px' },
  },
});
/** The whole cell can be pressed. */
export const target = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  cursor: 'pointer',
  '@container': {
    [asTable]: { justifyContent: 'center', blockSize: `calc(${rowHeight} - 1px)` },
    [asCards]: {
      justifyContent: 'center',
      minInlineSize: targetSize,
      minBlockSize: targetSize,
      selectors: { [`${heading} > &`]: { justifyContent: 'flex-start' } },
    },
  },
});
export const box = style({
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  accentColor: color.solid,
  cursor: 'inherit',
  '@media': { [media.mouse]: { inlineSize: '16px', blockSize: '16px' } },
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
/** The box itself says enough beside the headings, and at the start of the line above cards. */
export const allLabel = hidden;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(--ui-phone-bar, 0px) + max(${space.s}, env(safe-area-inset-bottom)))`,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  rowGap: space.xxs,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: targetSize,
  marginBlockStart: space.s,
  marginInline: 'auto',
  paddingBlock: space.xs,
  paddingInline: `${space.xs} ${space.m}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.large,
  background: color.raised,
  boxShadow: vars.shadow.lift,
  fontSize: vars.text.small,
  animation: `${appear} ${duration.quick} ${easing}`,
  '@container': { [asCards]: { inlineSize: '100%' } },
  '@media': { print: { display: 'none' } },
});
globalStyle(`:root:has(${bar})`, { vars: { '--ui-foot': '72px' } });
export const head = style({ display: 'flex', alignItems: 'center', gap: space.xxs });
export const count = style({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  minInlineSize: 0,
  // Aligns with the count when they wrap.
  '@container': { [asCards]: { paddingInlineStart: space.xs } },
});
