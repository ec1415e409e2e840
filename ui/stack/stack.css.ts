import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#theme';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const gaps = styleVariants(space, (gap) => ({ gap }));
export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
