import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

const { color } = vars;

export const rows = style({ borderBlockStart: `1px solid ${color.line}` });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20px',
  alignItems: 'center',
  columnGap: space.m,
  rowGap: space.xs,
  minBlockSize: '64px',
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto 20px' },
  },
});
// The whole row is clickable; the subject is the link's name.
globalStyle(`${row} a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${row} > svg`, { color: color.inkFaint });
export const words = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.45,
});
/** Beside the text where there is room, else below it. */
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  gridRow: 2,
  '@media': { [media.tablet]: { gridRow: 'auto' } },
});
