import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

const { color } = vars;

export const shareBar = style({
  display: 'inline-grid',
  gap: space.xxs,
  inlineSize: '100%',
  minInlineSize: '3.5rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const track = style({
  display: 'block',
  blockSize: '4px',
  borderRadius: vars.radius.round,
  background: color.line,
  overflow: 'hidden',
});
/** Without a script’s styles, and on paper, the text still says the share. */
export const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.round,
  background: color.ink,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
