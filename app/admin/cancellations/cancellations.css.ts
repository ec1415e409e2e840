import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

/** The provider's error beside the status, with its own ellipsis. */
export const refusal = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.tone.critical.ink,
});

/** Takes the place of the other rows' button. */
export const processed = style({
  alignSelf: 'center',
  paddingInlineEnd: space.xs,
  color: vars.color.inkSoft,
});
