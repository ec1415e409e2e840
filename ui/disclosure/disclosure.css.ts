import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing, media, space, textMeasure, vars, weight } from '#theme';

export const disclosure = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-of-type': { borderBlockStart: `1px solid ${vars.color.line}` },
    // In a list, each one is the first of its item.
    'li + li > &:first-of-type': { borderBlockStart: 0 },
  },
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.m,
  minBlockSize: '56px',
  paddingBlock: space.s,
  lineHeight: 1.4,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
  },
});
/** Next to the text where there is room, below it otherwise. Takes up to half the line. */
export const aside = style({
  display: 'flex',
  minInlineSize: 0,
  gridRow: 2,
  paddingBlockStart: space.xxs,
  '@media': { [media.tablet]: { gridRow: 'auto', paddingBlockStart: 0 } },
});
export const withAside = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%) auto' } },
});
globalStyle(`${summary} > svg`, { color: vars.color.inkFaint });
globalStyle(`${disclosure}[open] > ${summary} > svg`, { transform: 'rotate(45deg)' });
globalStyle(`${summary} > svg`, {
  '@media': { [media.motionAllowed]: { transition: `transform ${duration.menu} ${easing}` } },
});
export const text = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const lead = style({
  fontWeight: weight.medium,
  selectors: {
    [`${summary}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.45,
});
export const body = style({
  paddingBlockStart: space.xxs,
  paddingBlockEnd: space.l,
  maxInlineSize: textMeasure,
  color: vars.color.inkSoft,
});
