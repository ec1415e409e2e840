import { style } from '@vanilla-extract/css';
import { space, targetSize, vars } from '#theme';

/** At most three in a row. */
export const pages = style({ maxInlineSize: '77rem' });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.m,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const facts = style({ flex: '1 1 20rem', minInlineSize: 0 });

export const value = style({ overflowWrap: 'anywhere' });

const { color, radius } = vars;

export const picker = style({
  flex: 'none',
  inlineSize: targetSize,
  blockSize: targetSize,
  padding: space.xxs,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.raised,
});
