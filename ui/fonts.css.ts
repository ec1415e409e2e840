import { globalFontFace } from '@vanilla-extract/css';

/** The characters of our own texts. */
const ownText =
  'U+0020-007E, U+00A0, U+00A9, U+00AE, U+00B0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212';

/** A file of the sans, loaded when a page has one of its characters. */
const sans = (file: string, unicodeRange: string) => ({
  src: `url('./fonts/${file}.woff2?no-inline') format('woff2')`,
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange,
});

// The first file has what our own texts use and is preloaded; the others have the letters of names.
globalFontFace('Hanken Grotesk', [
  sans('hanken-grotesk', ownText),
  sans(
    'hanken-grotesk-latin-1',
    'U+00A1-00A8, U+00AA-00AD, U+00AF, U+00B1-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+201A, U+201E, U+2039-203A, U+2122',
  ),
  sans(
    'hanken-grotesk-latin-extended',
    'U+0100-0130, U+0132-0151, U+0154-017E, U+018F, U+0192, U+0218-021B, U+0259, U+1E80-1E85, U+1E9E, U+1EF2-1EF3',
  ),
  sans('hanken-grotesk-arrows', 'U+2190, U+2192'),
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

globalFontFace('Hanken Grotesk Noto', {
  src: "local('Noto Sans Regular'), local('Open Sans Regular')",
  sizeAdjust: '96.07%',
  ascentOverride: '104.09%',
  descentOverride: '31.54%',
  lineGapOverride: '0%',
  unicodeRange: ownText,
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

globalFontFace('Young Serif Times', {
  src: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')",
  sizeAdjust: '124%',
  ascentOverride: '84.35%',
  descentOverride: '29.52%',
  lineGapOverride: '0%',
});

// For systems without a serif.
globalFontFace('Young Serif Noto Sans', {
  src: "local('Noto Sans Regular'), local('Open Sans Regular')",
  sizeAdjust: '107.84%',
  ascentOverride: '96.99%',
  descentOverride: '33.94%',
  lineGapOverride: '0%',
  unicodeRange: ownText,
});
