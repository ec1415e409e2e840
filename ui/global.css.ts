import { globalStyle } from '@vanilla-extract/css';
import './fonts.css.ts';
import { focusRing } from './focus-ring.css.ts';
import { barHeight, media, vars, weight } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('*', { margin: 0, padding: 0, font: 'inherit', color: 'inherit' });

globalStyle('html', {
  scrollPaddingTop: `calc(${barHeight} + 16px)`,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});

globalStyle('body', {
  minBlockSize: '100vh',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.text.medium,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

// An empty marker rather than `none`: with `none`, Safari drops list semantics.
globalStyle('ul, ol', { listStyleType: "''" });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('img', { blockSize: 'auto' });
globalStyle('button, summary', { background: 'none', border: 0, cursor: 'pointer' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('strong, b', { fontWeight: weight.strong });
globalStyle('em, i', { fontStyle: 'italic' });
globalStyle('a', { textDecoration: 'none' });
globalStyle('[hidden]', { display: 'none' });
// On paper, a row or a fact is not cut by the end of the sheet, nor a heading left alone at it.
globalStyle('tr, dl > div, li', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('body', { '@media': { print: { background: 'white', color: 'black' } } });

globalStyle('::selection', { background: vars.color.solid, color: vars.color.onSolid });

globalStyle(':focus-visible', focusRing);
globalStyle(':focus:not(:focus-visible)', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

// The `*` selector doesn't match view transition pseudo-elements.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});

globalStyle('html', { '@media': { [media.motionAllowed]: { scrollBehavior: 'smooth' } } });

// Otherwise icons would keep their own color in forced colors, on black or on white.
globalStyle('svg', { '@media': { [media.forcedColors]: { color: 'inherit !important' } } });
