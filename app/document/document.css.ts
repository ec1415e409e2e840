import { globalStyle, style } from '@vanilla-extract/css';
import { layer, space, vars } from '#theme';
import { hiddenAttribute } from './hidden-attribute.ts';
import { unpaintedAttribute } from './start-script.ts';

// Browsers request pictures at layout. The first paint needs only the text and its fonts.
globalStyle(`[${unpaintedAttribute}] img[loading=lazy]`, { display: 'none' });

export const loadError = style({
  position: 'fixed',
  insetBlockEnd: space.m,
  insetInline: space.m,
  zIndex: layer.toast,
  padding: space.m,
  background: vars.color.solid,
  color: vars.color.onSolid,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
});

// At once, whatever moves.
const hidden = `html[${hiddenAttribute}]`;
globalStyle(`${hidden}, ${hidden} *, ${hidden} *::before, ${hidden} *::after`, {
  visibility: 'hidden',
  transition: 'none',
});
