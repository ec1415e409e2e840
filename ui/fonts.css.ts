import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Hanken Grotesk', [
  {
    src: "url('./fonts/hanken-grotesk.woff2') format('woff2')",
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0020-00FF, U+0131, U+0152-0153, U+0160-0161, U+0178, U+017D-017E, U+2009-203A, U+20AC, U+2122, U+2212-2215',
  },
  {
    src: "url('./fonts/hanken-grotesk-arrows.woff2?no-inline') format('woff2')",
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+2190, U+2192',
  },
]);

globalFontFace('Young Serif', {
  src: "url('./fonts/young-serif.woff2') format('woff2')",
  fontWeight: '400',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

// System fonts adjusted to the metrics of ours, so the layout doesn't shift when ours load.
globalFontFace('Hanken Grotesk Arial', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  sizeAdjust: '100.94%',
  ascentOverride: '99.07%',
  descentOverride: '30.02%',
  lineGapOverride: '0%',
});

globalFontFace('Hanken Grotesk Roboto', {
  src: "local('Roboto Regular'), local('Roboto-Regular')",
  sizeAdjust: '101.16%',
  ascentOverride: '98.85%',
  descentOverride: '29.95%',
  lineGapOverride: '0%',
});

globalFontFace('Young Serif Georgia', {
  src: "local('Georgia')",
  sizeAdjust: '114.63%',
  ascentOverride: '91.25%',
  descentOverride: '31.93%',
  lineGapOverride: '0%',
});

globalFontFace('Young Serif Noto', {
  src: "local('Noto Serif Regular'), local('NotoSerif-Regular')",
  sizeAdjust: '106.24%',
  ascentOverride: '98.46%',
  descentOverride: '34.45%',
  lineGapOverride: '0%',
});
