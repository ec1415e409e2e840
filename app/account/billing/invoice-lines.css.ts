import { globalStyle, style } from '@vanilla-extract/css';
import { space, targetSize, vars } from '#theme';

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
