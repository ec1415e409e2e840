import { media, vars } from './theme.css.ts';

/**
 * The focus ring. The page gives it to whatever has focus; a sheet takes it only where the control
 * is not what one sees, for a selector that looks for `:focus-visible`.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  '@media': {
    [media.moreContrast]: { outlineWidth: '3px' },
    [media.forcedColors]: { outlineColor: 'Highlight' },
  },
};
