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
  none: columns('minmax(0, 2fr) minmax(0, 3fr) 116px'),
  narrow: {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    ...columns('112px minmax(0, 2fr) minmax(0, 3fr) 116px'),
  },
  wide: columns('minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) 116px'),
});
export const sample = style({
  minInlineSize: 0,
  overflow: 'hidden',
  padding: '1px',
  margin: '-1px',
  selectors: {
    // On phones, a small sample is next to both texts.
    [`${samples.narrow} > &`]: {
      gridRow: 'span 3',
      '@media': { [media.tablet]: { gridRow: 'auto' } },
    },
  },
});
export const copy = style({
  '@media': { [media.tablet]: { justifySelf: 'end' } },
});

export const copyText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: '24px',
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.ink },
});
export const copyIcon = style({
  display: 'inline-flex',
  '@media': {
    // Where there is a pointer, a page full of icons would only distract.
    [media.hover]: {
      opacity: 0,
      selectors: { [`${copyText}:is(:hover, :focus-visible) &, &[data-copied]`]: { opacity: 1 } },
    },
  },
});
