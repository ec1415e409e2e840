import { style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';
import { printOverflow } from '../print-overflow.css.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';

const { color } = vars;

export const scroller = style({ maxBlockSize: '20rem', overflow: 'auto', ...printOverflow });
export const table = style({
  inlineSize: '100%',
  color: color.ink,
  fontSize: vars.text.small,
  lineHeight: 1.45,
});
export const caption = hidden;
export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  padding: space.xs,
  background: color.paper,
  // A border would scroll away from under a sticky heading.
  boxShadow: `inset 0 -1px ${color.lineStrong}`,
  fontWeight: weight.medium,
  textAlign: 'start',
});
export const row = style({ borderBlockEnd: `1px solid ${color.line}` });
export const cell = style({ padding: space.xs, textAlign: 'start', verticalAlign: 'baseline' });
export const figures = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
