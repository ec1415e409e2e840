import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';
import { base } from './table-cell.css.ts';
import { asCards, asTable, scroller } from './table-layout.css.ts';

const { color } = vars;

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
