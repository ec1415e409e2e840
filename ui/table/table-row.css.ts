import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';
import { asCards, asTable, background } from './table-layout.css.ts';

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
