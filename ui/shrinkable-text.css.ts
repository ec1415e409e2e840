import { style } from '@vanilla-extract/css';

/**
 * Words that share a flex row with a drawing. Bare text in such a row never gets narrower than its
 * longest word, and would run over its box, which must not be wider than its place either.
 */
export const shrinkableText = style({ minInlineSize: 0 });
