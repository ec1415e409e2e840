import { style } from '@vanilla-extract/css';
import { media } from '#theme';

/** The navigation beside the page, or above it on phones. */
export const frame = style({
  display: 'flex',
  alignItems: 'flex-start',
  '@media': { [media.phone]: { flexDirection: 'column' }, print: { display: 'block' } },
});
export const content = style({ flex: 1, inlineSize: '100%', minInlineSize: 0, outline: 'none' });
