import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const devices = style({
  position: 'relative',
  display: 'block',
  paddingBlockEnd: space.l,
});
/** On a narrow screen the picture stays smaller than the headline, whose text is painted first. */
export const withPhone = style({
  paddingInlineStart: '24%',
  '@media': { [media.tablet]: { paddingInlineStart: 0 } },
});
/** In front of a corner of the desktop: the start on a narrow screen, or else a little beyond the end. */
export const phone = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: 'calc(24% + 1rem)',
  '@media': {
    [media.tablet]: {
      insetInlineStart: 'auto',
      insetInlineEnd: `-${space.s}`,
      inlineSize: '23%',
    },
  },
  // The picture itself takes no room until the text is painted.
  aspectRatio: '1 / 2',
  padding: '3px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '16px',
  background: vars.color.raised,
  boxShadow: vars.shadow.lift,
});
export const screen = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  borderRadius: '12px',
  background: vars.color.sunk,
});
