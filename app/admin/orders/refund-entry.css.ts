import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

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
