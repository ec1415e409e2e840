import { style } from '@vanilla-extract/css';
import { targetSize } from '#theme';

/** As high as its content, to avoid a layout shift. */
export const slot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'end',
  minInlineSize: '48px',
  maxInlineSize: '160px',
  minBlockSize: targetSize,
});
