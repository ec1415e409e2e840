import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { containerQuery, space, vars } from '#theme';

const box = createContainer();
const isWide = `${box} ${containerQuery.wide}`;

export const root = style({
  containerName: box,
  containerType: 'inline-size',
  minInlineSize: 0,
});
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 } as const;
export const toolbar = style({ ...line, columnGap: space.m, rowGap: space.xs });
/** Takes the remaining width as long as both parts fit on one line. */
export const searchAndFilters = style({
  ...line,
  columnGap: space.s,
  rowGap: space.xs,
  flex: '1 1 100%',
  '@container': { [isWide]: { flex: '999 1 auto' } },
});
export const search = style({
  flex: '1 1 100%',
  minInlineSize: 0,
  '@container': { [isWide]: { flex: '1 1 240px', maxInlineSize: '320px' } },
});
export const filters = style({
  ...line,
  columnGap: space.s,
  rowGap: space.xs,
  flex: '1 1 auto',
  '@container': { [isWide]: { flex: 'none', maxInlineSize: '100%' } },
});
globalStyle(`${filters} > *`, { flex: '1 1 auto', '@container': { [isWide]: { flex: 'none' } } });
// Stacked filters align their controls.
globalStyle(`${filters} label`, {
  minInlineSize: '56px',
  // Long labels wrap and stay next to their select.
  whiteSpace: 'normal',
  '@container': { [isWide]: { minInlineSize: 0 } },
});
export const tail = style({
  ...line,
  columnGap: space.m,
  rowGap: space.xs,
  flex: '1 0 auto',
  maxInlineSize: '100%',
  justifyContent: 'space-between',
});
export const count = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginInlineStart: 'auto',
});
