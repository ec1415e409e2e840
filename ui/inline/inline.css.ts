import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '#theme';

export const inline = style({ display: 'flex', minInlineSize: 0 });
export const gaps = styleVariants(space, (gap) => ({ gap }));
export const wraps = styleVariants({
  wrap: { flexWrap: 'wrap' },
  never: { flexWrap: 'nowrap' },
  column: {
    flexDirection: 'column',
    alignItems: 'stretch',
    '@media': { [media.tablet]: { flexDirection: 'row' } },
  },
});
export const aligns = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
