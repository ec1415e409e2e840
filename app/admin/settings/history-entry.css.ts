import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

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
