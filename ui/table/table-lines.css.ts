import { globalStyle } from '@vanilla-extract/css';
import { space, targetSize, vars } from '#theme';
import { actions } from './table-actions.css.ts';
import { cell, primary } from './table-cell.css.ts';
import { asCards, truncated } from './table-layout.css.ts';
import { row } from './table-row.css.ts';

/** Two lines: the name and what is on line 1, and below it what is on line 2. */
const lines = `${row}[data-lines]`;
globalStyle(lines, {
  '@container': {
    [asCards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.xs,
      rowGap: 0,
      paddingBlock: space.xxs,
      // Lines of a list rather than cards: more of them fit.
      border: 'none',
      borderBlockEnd: `1px solid ${vars.color.line}`,
      borderRadius: 0,
      background: 'none',
    },
  },
});
globalStyle(`tbody:has(> ${lines})`, { '@container': { [asCards]: { gap: 0 } } });
globalStyle(`${lines}[data-selected]`, {
  '@container': { [asCards]: { boxShadow: `inset 3px 0 ${vars.color.ink}` } },
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
// The first one takes what the others leave, and at least a short name.
globalStyle(`${lines} > [data-line="2"]:not([data-line="2"] ~ *)`, {
  '@container': { [asCards]: { flex: '1 1 0', minInlineSize: '4rem' } },
});
globalStyle(`${lines} > :is([data-line], ${primary}) > *`, {
  '@container': { [asCards]: { ...truncated, whiteSpace: 'nowrap', paddingBlock: '2px' } },
});
globalStyle(`${lines} > [data-line] > *:has(select, button)`, {
  '@container': { [asCards]: { overflow: 'visible' } },
});

// A press on the row opens it; its button is there for the keyboard and for screen readers.
globalStyle(`${lines}[data-opens] > ${actions}:not(:focus-within)`, {
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
globalStyle(`${lines}[data-opens] > ${actions}:focus-within`, {
  '@container': { [asCards]: { order: 3, margin: 0, padding: 0, border: 'none' } },
});
