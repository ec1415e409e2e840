import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

/** What the provider said, in the line of the status; the dots of what is cut are its own. */
export const refusal = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.tone.critical.ink,
});

/** Stands where the other rows have their button. */
export const processed = style({
  alignSelf: 'center',
  paddingInlineEnd: space.xs,
  color: vars.color.inkSoft,
});
