import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

const { color } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
  minInlineSize: 0,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  minInlineSize: 0,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  // Beside the title, which leaves room for the first.
  '@media': { [media.phone]: { display: 'contents', fontSize: vars.text.tiny } },
});

export const figure = style({ display: 'flex', gap: space.xxs, whiteSpace: 'nowrap' });

globalStyle(`${figure} > dt`, { color: color.inkSoft });

globalStyle(`${figure} > dd`, {
  display: 'flex',
  alignItems: 'center',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** As tall as the line. Its button is taller. */
export const hint = style({ display: 'flex', alignItems: 'center', blockSize: '1.5em' });

export const scope = style({
  marginInlineStart: space.xxs,
  color: color.inkSoft,
  fontWeight: weight.regular,
});

export const entry = style({
  display: 'grid',
  gap: space.xxs,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.s}`,
});

export const remarks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});
