import { media, vars } from './theme.css.ts';

/**
 * The focus ring. The page applies it to every focused element. Use it in a style sheet only where
 * the focused control is invisible and another element represents it.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  '@media': {
    [media.moreContrast]: { outlineWidth: '3px' },
    [media.forcedColors]: { outlineColor: 'Highlight' },
  },
};
