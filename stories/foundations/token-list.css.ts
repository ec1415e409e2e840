import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const token = style({
  display: 'grid',
  gap: `${space.xs} ${space.m}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  minInlineSize: 0,
});
const columns = (gridTemplateColumns: string) => ({
  '@media': { [media.tablet]: { gridTemplateColumns } },
});
export const samples = styleVariants({
  none: columns('minmax(0, 2fr) minmax(0, 3fr)'),
  narrow: {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    ...columns('112px minmax(0, 2fr) minmax(0, 3fr)'),
  },
  wide: columns('minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)'),
});
export const sample = style({
  minInlineSize: 0,
  overflow: 'hidden',
  padding: '1px',
  margin: '-1px',
  selectors: {
    // On phones, a small sample is next to both texts.
    [`${samples.narrow} > &`]: {
      gridRow: 'span 2',
      '@media': { [media.tablet]: { gridRow: 'auto' } },
    },
  },
});
