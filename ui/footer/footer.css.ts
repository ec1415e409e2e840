import { style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.ink}`,
  paddingBlock: space.xl,
  '@media': {
    [media.tablet]: { paddingBlock: space.xxl },
    // Navigation is useless on paper.
    print: { display: 'none' },
  },
});
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.m,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
      gap: space.xl,
    },
  },
});
export const lead = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  alignContent: 'start',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  alignContent: 'start',
});
export const title = style({
  fontSize: vars.text.small,
  fontWeight: weight.strong,
  color: vars.color.inkSoft,
});
export const end = style({
  marginBlockStart: space.xxl,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
