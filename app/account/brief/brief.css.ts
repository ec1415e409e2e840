import { globalStyle, style } from '@vanilla-extract/css';
import { layer, media, space, targetSize, vars } from '#theme';

/** The ways back and on; on phones at the thumb, below the questions. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: layer.bar,
      marginInline: `calc(-1 * ${space.s})`,
      paddingInline: space.s,
      paddingBlock: space.xs,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.paper,
    },
  },
});
// A focused field scrolls above them.
globalStyle(`html:has(${actions})`, {
  '@media': {
    [media.phone]: { scrollPaddingBlockEnd: `calc(${targetSize} + 2 * ${space.m})` },
  },
});
