import { style } from '@vanilla-extract/css';
import { space, targetSize, vars, weight } from '#theme';
import {
  asCards,
  asTable,
  rowHeight,
  scroller,
  selectWidth,
  truncated,
} from './table-layout.css.ts';

const { color } = vars;

export const base = style({
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
        fontSize: vars.text.medium,
        fontWeight: weight.strong,
        selectors: {
          '[data-selectable] &': { paddingInlineEnd: `calc(${space.xs} + ${targetSize})` },
        },
      },
    },
  },
]);
export const content = style({
  minInlineSize: 0,
  '@container': {
    [asTable]: {
      ...truncated,
      paddingInline: space.xs,
      // Room for a link's focus ring, which would be clipped with the text.
      paddingBlock: space.xxs,
      whiteSpace: 'nowrap',
      selectors: {
        '&:has(select, button, input)': { overflow: 'visible', paddingBlock: 0 },
        // As high as a row of text; what can be pressed reaches into the rows around it.
        '&:has(input)': { marginBlock: '-2px' },
        // Two lines are as high as a row.
        '[data-two-lines] &:not(:has(select, button, input, div))': {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          lineHeight: '15px',
          // More would show the top of a third line.
          paddingBlock: '2px',
          overflowWrap: 'anywhere',
          whiteSpace: 'normal',
        },
      },
    },
    [asCards]: { overflowWrap: 'anywhere' },
  },
});
export const missing = style({ color: color.inkFaint });
