import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#theme';

/** Two selects in a row on phones, so that the first website stays in view. */
export const selects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
/** A long category is cut off. */
globalStyle(`${selects} > *`, { '@media': { [media.tablet]: { maxInlineSize: '232px' } } });
