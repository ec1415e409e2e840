import { style, styleVariants } from '@vanilla-extract/css';
import { barHeight, media, space } from '#theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});
export const gaps = styleVariants(space, (gap) => ({ gap }));
const at = (gridTemplateColumns: string) => ({
  '@media': { [media.desktop]: { gridTemplateColumns } },
});
export const splits = styleVariants({
  half: at('minmax(0, 1fr) minmax(0, 1fr)'),
  thirds: at('repeat(3, minmax(0, 1fr))'),
  wideFirst: at('minmax(0, 7fr) minmax(0, 5fr)'),
  wideLast: at('minmax(0, 5fr) minmax(0, 7fr)'),
  aside: at('minmax(0, 1fr) 380px'),
});
export const sticky = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${barHeight} + ${space.xl})`,
      alignSelf: 'start',
    },
  },
});
