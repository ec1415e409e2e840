import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

const { color } = vars;

export const item = style({
  selectors: { '&[aria-disabled="true"]': { color: color.inkSoft, cursor: 'not-allowed' } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
/** Keeps its width without a check mark, so that the names line up. */
export const mark = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '16px',
  blockSize: '16px',
});
export const required = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space.s,
  color: color.inkFaint,
  fontSize: vars.text.tiny,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
