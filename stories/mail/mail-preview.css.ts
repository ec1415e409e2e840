import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const parts = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const text = style({
  margin: 0,
  padding: space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
