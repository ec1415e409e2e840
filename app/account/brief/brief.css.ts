import { globalStyle, style } from '@vanilla-extract/css';
import { layer, media, space, targetSize, vars } from '#theme';

const { color, radius } = vars;

export const row = style({ display: 'flex', gap: space.s, alignItems: 'end' });

export const text = style({ flex: '1 1 auto', minInlineSize: 0 });

export const picker = style({
  flex: 'none',
  inlineSize: targetSize,
  blockSize: targetSize,
  padding: space.xxs,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.raised,
});

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
