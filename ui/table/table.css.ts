import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { barHeight, space, vars } from '#theme';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { getColumnWidth } from './column.ts';
import { asCards, rowHeight } from './table-layout.css.ts';

const { color } = vars;

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  fontSize: vars.text.tiny,
  lineHeight: '20px',
  selectors: { '&[data-refreshing]': { color: color.inkSoft } },
  '@container': {
    [asCards]: {
      display: 'block',
      // The minimum width of the columns is an inline style.
      minInlineSize: '0 !important',
      fontSize: vars.text.small,
      lineHeight: 1.45,
    },
  },
});
// Room for the sticky head above focused and targeted elements.
globalStyle(`${table} :is(a, button, select, input)`, {
  scrollMarginBlock: `calc(${rowHeight} + ${space.xs}) ${space.xs}`,
});
// Room for the bar of a selection too.
globalStyle(`${table}[data-selecting] :is(a, button, select, input)`, {
  scrollMarginBlockEnd: barHeight,
});
export const caption = hidden;
export const widths = style({ '@container': { [asCards]: { display: 'none' } } });
export const columnWidths = styleVariants({
  tiny: { inlineSize: `${getColumnWidth('tiny')}rem` },
  compact: { inlineSize: `${getColumnWidth('compact')}rem` },
  code: { inlineSize: `${getColumnWidth('code')}rem` },
  short: { inlineSize: `${getColumnWidth('short')}rem` },
  medium: { inlineSize: `${getColumnWidth('medium')}rem` },
  long: { inlineSize: `${getColumnWidth('long')}rem` },
  wide: { inlineSize: `${getColumnWidth('wide')}rem` },
});
export const body = style({
  '@container': {
    [asCards]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s },
  },
});
