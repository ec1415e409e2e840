import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const email = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: space.l,
      alignItems: 'center',
    },
  },
});
