import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const variableList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const variable = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  overflowWrap: 'anywhere',
});

export const text = style({
  margin: 0,
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const email = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: space.l,
      alignItems: 'center',
    },
  },
});

export const desktop = style({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const phone = style([desktop, { maxInlineSize: 360 }]);
