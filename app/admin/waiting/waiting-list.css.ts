import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

/** The title and the links, which on phones are one line that scrolls. */
export const list = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: space.xxs,
    },
  },
});
export const queues = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginInlineEnd: `calc(-1 * ${space.s})`,
      paddingInlineEnd: space.s,
      whiteSpace: 'nowrap',
    },
  },
});
