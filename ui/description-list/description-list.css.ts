import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const list = style({ display: 'grid', minInlineSize: 0 });
export const row = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
});
export const layouts = styleVariants({
  beside: {
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(120px, 2fr) minmax(0, 3fr)',
        columnGap: space.m,
        alignItems: 'baseline',
      },
    },
  },
  above: {},
  compact: {
    gridTemplateColumns: 'minmax(88px, 1fr) minmax(0, 3fr)',
    columnGap: space.m,
    alignItems: 'baseline',
  },
});
export const term = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});
export const detail = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
