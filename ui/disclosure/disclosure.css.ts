import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing, media, space, vars, weight } from '#theme';

export const disclosure = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:first-of-type': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minBlockSize: '56px',
  paddingBlock: space.s,
  fontWeight: weight.medium,
  lineHeight: 1.4,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  },
});
globalStyle(`${summary} > svg`, { color: vars.color.inkFaint });
globalStyle(`${disclosure}[open] > ${summary} > svg`, { transform: 'rotate(45deg)' });
globalStyle(`${summary} > svg`, {
  '@media': { [media.moving]: { transition: `transform ${duration.menu} ${easing}` } },
});
export const body = style({
  paddingBlockEnd: space.l,
  maxInlineSize: '66ch',
  color: vars.color.inkSoft,
});
