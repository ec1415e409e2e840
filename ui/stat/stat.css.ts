import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

const { color } = vars;

export const stat = style({
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  alignContent: 'start',
  gap: space.xxs,
  minInlineSize: 0,
  blockSize: '100%',
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.raised,
  selectors: {
    '&[data-size="small"]': {
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'baseline',
      columnGap: space.xxs,
      rowGap: 0,
      paddingBlock: space.xxs,
      paddingInline: space.xs,
    },
  },
});
/** The whole tile leads to where the label does. */
export const link = style({
  textUnderlineOffset: '0.25em',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:hover, &[aria-current]': { textDecoration: 'underline' },
  },
});
globalStyle(`${stat}:has(> dt > a[aria-current])`, {
  borderColor: color.solid,
  boxShadow: `inset 0 0 0 1px ${color.solid}`,
});
const small = '[data-size="small"] > &';
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  lineHeight: 1.45,
  selectors: { [small]: { gridColumn: '1 / -1' } },
});
/** As tall as a line of the label, so that labels side by side align. Its button is taller. */
export const hint = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  blockSize: '1.45em',
});
export const value = style({
  fontSize: vars.text.heading2,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-busy="true"]': { color: color.inkFaint },
    [small]: { fontSize: vars.text.heading4 },
  },
});
export const note = style({ color: color.inkSoft, fontSize: vars.text.small, lineHeight: 1.45 });
export const delta = style({ fontSize: vars.text.small, fontWeight: weight.medium });
export const tones = styleVariants({
  neutral: { color: color.inkSoft },
  positive: { color: color.tone.positive.ink },
  critical: { color: color.tone.critical.ink },
});
