import { style } from '@vanilla-extract/css';
import { targetSize } from '#theme';
import { signedInAttribute } from '../document/inline-script.ts';

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

/** Hides the login link from visitors who may be signed in. */
export const slotBeforeHydration = style([
  slot,
  { selectors: { [`html[${signedInAttribute}] &`]: { visibility: 'hidden' } } },
]);
