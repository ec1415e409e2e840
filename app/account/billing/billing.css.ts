import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space, targetSize, vars, weight } from '#theme';

export const list = style({ display: 'grid' });

export const charge = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.m,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** A leaf of a calendar. */
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '64px',
  paddingBlock: space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.inkSoft,
  fontSize: vars.text.tiny,
  lineHeight: 1.3,
});

export const number = style({
  color: vars.color.ink,
  fontSize: vars.text.heading4,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const chargedWebsite = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const line = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: targetSize,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  listStyle: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyle(`${summary} > svg`, { flex: 'none', color: vars.color.inkFaint });

globalStyle(`${line}[open] > ${summary} > svg`, { transform: 'rotate(45deg)' });

export const date = style({ color: vars.color.inkSoft });

export const website = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const details = style({ display: 'grid', gap: space.s, paddingBlockEnd: space.m });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

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
