import { style } from '@vanilla-extract/css';

/**
 * For text next to an icon in a flex row. Bare text there never gets narrower than its longest word
 * and would overflow.
 */
export const shrinkableText = style({ minInlineSize: 0 });
