import { createContainer, style } from '@vanilla-extract/css';
import { containerQuery, space, textMeasure, vars, weight } from '#theme';

const { color } = vars;

const box = createContainer();
export const narrow = `${box} ${containerQuery.narrow}`;
export const wide = `${box} ${containerQuery.wide}`;

export const chart = style({
  display: 'grid',
  gap: space.s,
  minInlineSize: 0,
  containerName: box,
  containerType: 'inline-size',
});
export const caption = style({ display: 'grid', gap: space.xxs });
export const title = style({ fontWeight: weight.strong, lineHeight: 1.4 });
/**
 * Reserves the height of its text while it is empty: two lines on narrow containers, one on wide.
 */
export const summary = style({
  minBlockSize: '2.9em',
  maxInlineSize: textMeasure,
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  '@container': { [wide]: { minBlockSize: '1.45em' } },
});
export const selectedValue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  minBlockSize: '2rem',
  lineHeight: '2rem',
});
export const value = style({
  fontSize: vars.text.heading3,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});
export const when = style({ color: color.inkSoft, fontSize: vars.text.small });
/** Below the line of the plot that it belongs to, which is dashed. */
export const compared = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textDecoration: `underline dashed ${color.inkFaint}`,
  textUnderlineOffset: '0.3em',
});
/** Messages overlay the plot, so the layout doesn't shift when they go away. */
export const plotArea = style({ display: 'grid', minInlineSize: 0 });
const over = { gridArea: '1 / 1', placeSelf: 'center', zIndex: 1 } as const;
export const status = style({
  ...over,
  paddingInline: space.s,
  color: color.inkSoft,
  pointerEvents: 'none',
});
export const failed = style({ ...over, maxInlineSize: '100%', background: color.paper });
