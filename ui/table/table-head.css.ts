import { globalStyle, style } from '@vanilla-extract/css';
import { space, targetSize, vars, weight } from '#theme';
import {
  asCards,
  asTable,
  background,
  headTop,
  rowHeight,
  scroller,
  selectWidth,
  truncated,
} from './table-layout.css.ts';

const { color } = vars;

export const head = style({ '@container': { [asCards]: { display: 'block' } } });
export const headRow = style({
  '@container': {
    [asCards]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.m,
      selectors: { '&:has([data-sortable])': { paddingBlockEnd: space.xs } },
    },
  },
});
export const heading = style({
  color: color.inkSoft,
  fontWeight: weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@container': {
    [asTable]: {
      position: 'sticky',
      insetBlockStart: headTop,
      zIndex: 2,
      blockSize: rowHeight,
      padding: 0,
      // Balances the border, so that text stays on whole pixels where the heading sticks.
      paddingBlockStart: '1px',
      background: background,
      borderBlockEnd: `1px solid ${color.lineStrong}`,
      selectors: {
        '&[data-align="end"]': { textAlign: 'end' },
        [`${scroller}[data-overflows] &[data-pinned]`]: {
          insetInlineStart: selectWidth,
          zIndex: 3,
          borderInlineEnd: `1px solid ${color.line}`,
        },
        [`${scroller}[data-overflows] &[data-actions]`]: {
          insetInlineEnd: 0,
          zIndex: 3,
          borderInlineStart: `1px solid ${color.line}`,
        },
      },
    },
    [asCards]: {
      selectors: {
        '&:not([data-sortable])': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
  selectors: {
    '&[aria-sort]': { color: color.ink },
    // Buttons are not printed.
    '&[data-actions]': { '@media': { print: { display: 'none' } } },
  },
});
export const headingText = style({
  ...truncated,
  '@container': {
    [asTable]: {
      // Two lines fit.
      lineHeight: '18px',
      whiteSpace: 'normal',
      selectors: {
        [`${heading} > &`]: { display: 'block', paddingInline: space.xs },
        // Aligns with the text of the row's small button.
        [`${heading}[data-actions] > &`]: { paddingInlineEnd: '13px' },
      },
    },
  },
});
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minBlockSize: targetSize,
  maxInlineSize: '100%',
  textAlign: 'inherit',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { color: color.ink } },
  '@container': {
    [asTable]: {
      inlineSize: '100%',
      minBlockSize: `calc(${rowHeight} - 2px)`,
      paddingInline: space.xs,
      selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    },
  },
});
globalStyle(`${heading}[data-align="end"] > ${sortButton}`, {
  '@container': { [asTable]: { flexDirection: 'row-reverse' } },
});
export const sortMark = style({
  flexShrink: 0,
  inlineSize: '12px',
  blockSize: '16px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  color: color.inkFaint,
  selectors: { '[aria-sort] > * > &': { color: color.ink } },
});
