import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const list = style({
  display: 'grid',
  gap: `${space.l} ${space.m}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: space.l },
  },
});
export const claim = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  paddingInlineStart: space.m,
  borderInlineStart: `1px solid ${vars.color.lineStrong}`,
  '@media': { [media.tablet]: { paddingInlineStart: space.l } },
});
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.heading1,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.1,
  letterSpacing: '-0.012em',
});
export const label = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.45,
});
