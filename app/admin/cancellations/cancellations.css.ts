import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

/** What the provider said, behind the status and in its line. */
export const refusal = style({
  paddingInlineStart: space.xs,
  color: vars.color.tone.critical.ink,
});

/** Stands where the other rows have their button. */
export const processed = style({
  alignSelf: 'center',
  paddingInlineEnd: space.xs,
  color: vars.color.inkSoft,
});
