import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

/** Actions are beside the text where there is room, else below it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.m,
  rowGap: space.s,
  minBlockSize: '68px',
  paddingBlock: space.s,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const grounds = styleVariants({
  page: { borderBlockStart: `1px solid ${vars.color.line}` },
  notice: {
    selectors: {
      'li + li > &': { borderBlockStart: `1px solid ${vars.color.tone.critical.line}` },
    },
  },
});
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
/** The error spans the whole row. */
export const failed = style({ gridColumn: '1 / -1' });
