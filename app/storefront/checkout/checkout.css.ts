import { style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

/** The summary comes first, above the form; on desktops it is the second column. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: space.xxl },
  },
});
/** Beside the summary, which says it too, it would be there twice. */
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  fontSize: vars.text.large,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const form = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});
