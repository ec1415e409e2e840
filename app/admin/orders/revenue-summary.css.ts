import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

const { color } = vars;

/** Two totals beside their breakdown. */
export const figures = style({
  display: 'grid',
  gap: space.s,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '1fr 1fr 2fr' },
  },
});

export const packages = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
});

export const table = style({
  inlineSize: '100%',
  fontSize: vars.text.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} :is(th, td)`, { textAlign: 'end' });
globalStyle(`${table} th`, { color: color.inkSoft, textAlign: 'start' });
globalStyle(`${table} thead th:not(:first-child)`, { textAlign: 'end' });
globalStyle(`${table} td:last-child`, { fontWeight: weight.medium });
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${color.line}` });
