import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

/** As wide as the field that it replaces. */
export const applied = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingInlineStart: '14px',
  paddingInlineEnd: space.xs,
  paddingBlock: space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
});
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
/** The text of the plain button lines up with the fields. */
export const add = style({ marginInlineStart: '-19px' });
