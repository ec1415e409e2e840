import { globalStyle, style } from '@vanilla-extract/css';
import { space, targetSize, vars, weight } from '#theme';
import {
  asCards,
  asTable,
  background,
  rowHeight,
  scroller,
  selectWidth,
  truncated,
} from './table-layout.css.ts';

const { color } = vars;

export const row = style({
  background: background,
  selectors: { '&[data-opens]': { cursor: 'pointer' } },
  '@container': {
    [asTable]: {
      selectors: { '&:is(:hover, :focus-within, [data-selected])': { background: color.sunk } },
    },
    [asCards]: {
      position: 'relative',
      display: 'grid',
      paddingBlock: space.xs,
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.large,
      background: color.raised,
      selectors: { '&[data-selected]': { borderColor: color.ink } },
    },
  },
});
const base = style({
  fontWeight: weight.regular,
  textAlign: 'start',
  '@container': {
    [asTable]: {
      blockSize: rowHeight,
      padding: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      verticalAlign: 'middle',
      selectors: {
        [`${scroller}[data-overflows] &[data-pinned]`]: {
          position: 'sticky',
          insetInlineStart: selectWidth,
          zIndex: 1,
          background: 'inherit',
          borderInlineEnd: `1px solid ${color.line}`,
        },
      },
    },
  },
});
export const cell = style([
  base,
  {
    '@container': {
      [asTable]: {
        selectors: {
          '&[data-align="end"]': {
            textAlign: 'end',
            fontVariantNumeric: 'tabular-nums lining-nums',
          },
        },
      },
      [asCards]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(88px, 2fr) minmax(0, 4fr)',
        alignItems: 'baseline',
        columnGap: space.s,
        paddingInline: space.m,
        paddingBlock: space.xxs,
        selectors: {
          // Screen readers already read the column heading.
          '&[data-label]::before': {
            content: ['attr(data-label)', 'attr(data-label) / ""'],
            color: color.inkSoft,
          },
        },
      },
    },
  },
]);
export const primary = style([
  base,
  {
    fontWeight: weight.medium,
    '@container': {
      [asCards]: {
        order: -1,
        paddingInline: space.m,
        paddingBlock: space.xxs,
        fontSize: vars.text.standard,
        fontWeight: weight.strong,
        selectors: {
          '[data-selectable] &': { paddingInlineEnd: `calc(${space.xs} + ${targetSize})` },
        },
      },
    },
  },
]);
/** Two lines: the name and what is on line 1, and below it what is on line 2. */
const lines = `${row}[data-lines]`;
globalStyle(lines, {
  '@container': {
    [asCards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.xs,
      rowGap: space.xxs,
      paddingBlock: space.s,
      paddingInlineStart: space.m,
      paddingInlineEnd: space.m,
    },
  },
});
globalStyle(`[data-selectable] ${lines}`, {
  '@container': { [asCards]: { paddingInlineEnd: targetSize } },
});
// The end of the first line.
globalStyle(`${lines}::before`, {
  '@container': { [asCards]: { content: '""', flexBasis: '100%', blockSize: 0, order: 1 } },
});
globalStyle(`${lines} > :is(${cell}, ${primary})`, {
  '@container': { [asCards]: { display: 'block', padding: 0, minInlineSize: 0 } },
});
globalStyle(`${lines} > ${cell}:not([data-line])`, {
  '@container': { [asCards]: { display: 'none' } },
});
globalStyle(`${lines} > ${cell}::before`, {
  '@container': { [asCards]: { content: 'none' } },
});
globalStyle(`${lines} > ${primary}`, {
  '@container': { [asCards]: { order: 0, flex: '1 1 0' } },
});
globalStyle(`${lines} > [data-line="2"]`, {
  '@container': { [asCards]: { order: 2, flex: '0 1 auto' } },
});
// The first one takes what the others leave.
globalStyle(`${lines} > [data-line="2"]:not([data-line="2"] ~ *)`, {
  '@container': { [asCards]: { flex: '1 1 0' } },
});
globalStyle(`${lines} > :is([data-line], ${primary}) > *`, {
  '@container': { [asCards]: { ...truncated, whiteSpace: 'nowrap', paddingBlock: '2px' } },
});
globalStyle(`${lines} > [data-line] > *:has(select, button)`, {
  '@container': { [asCards]: { overflow: 'visible' } },
});

export const content = style({
  minInlineSize: 0,
  '@container': {
    [asTable]: {
      ...truncated,
      paddingInline: space.xs,
      // Room for a link's focus ring, which would be clipped with the text.
      paddingBlock: space.xxs,
      whiteSpace: 'nowrap',
      selectors: { '&:has(select, button)': { overflow: 'visible', paddingBlock: 0 } },
    },
    [asCards]: { overflowWrap: 'anywhere' },
  },
});
export const missing = style({ color: color.inkFaint });

export const actions = style([
  base,
  {
    '@media': { print: { display: 'none' } },
    '@container': {
      [asTable]: {
        selectors: {
          // Actions stay in reach however far the table is scrolled.
          [`${scroller}[data-overflows] &`]: {
            position: 'sticky',
            insetInlineEnd: 0,
            zIndex: 1,
            background: 'inherit',
            borderInlineStart: `1px solid ${color.line}`,
          },
        },
      },
      [asCards]: {
        marginBlockStart: space.xs,
        paddingBlockStart: space.xs,
        paddingInline: space.m,
        borderBlockStart: `1px solid ${color.line}`,
        // A row without actions has no footer.
        selectors: { '&:has(> :empty)': { display: 'none' } },
      },
    },
  },
]);
export const actionsContent = style({
  display: 'flex',
  gap: space.xs,
  whiteSpace: 'nowrap',
  '@container': {
    // Aligns the text of a plain button with the heading.
    [asTable]: { justifyContent: 'flex-end' },
    [asCards]: { flexWrap: 'wrap' },
  },
});
// Twenty strong buttons in a column would outweigh their rows. At the bottom of a card a button is
// tapped, so it shows its edge.
globalStyle(`${actionsContent} > :is(a, button)`, {
  '@container': {
    [asTable]: { fontSize: 'inherit', fontWeight: weight.medium },
    [asCards]: { borderColor: 'currentColor' },
  },
});

export const wholeRow = style({ '@container': { [asCards]: { display: 'block' } } });
export const whole = style({
  textAlign: 'start',
  '@container': {
    [asTable]: { padding: space.s, borderBlockEnd: `1px solid ${color.line}` },
    [asCards]: { display: 'block', paddingBlock: space.s },
  },
});
export const empty = style({ display: 'grid', gap: space.xxs, paddingBlock: space.l });
export const emptyAction = style({ paddingBlockStart: space.s });

// A press on the row opens it; its button is there for the keyboard and for screen readers.
globalStyle(`${row}[data-lines][data-opens] > ${actions}:not(:focus-within)`, {
  '@container': {
    [asCards]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${row}[data-lines][data-opens] > ${actions}:focus-within`, {
  '@container': { [asCards]: { order: 3, margin: 0, padding: 0, border: 'none' } },
});
