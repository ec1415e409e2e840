/** Letters that Unicode doesn't decompose, and punctuation that keyboards don't have. */
const plain: Readonly<Record<string, string>> = {
  '\u00df': 'ss',
  '\u1e9e': 'SS',
  '\u00e6': 'ae',
  '\u00c6': 'AE',
  '\u0153': 'oe',
  '\u0152': 'OE',
  '\u00fe': 'th',
  '\u00de': 'Th',
  '\u00f8': 'o',
  '\u00d8': 'O',
  '\u0142': 'l',
  '\u0141': 'L',
  '\u0111': 'd',
  '\u0110': 'D',
  '\u00f0': 'd',
  '\u00d0': 'D',
  '\u0131': 'i',
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u2032': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2010': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
};
const marks = /[\u0300-\u036f]/g;

/**
 * The text without accents, as people type it who don't have its letters: 'Müller' is 'Muller', 'Straße' is
 * 'Strasse'. Upper and lower case stay. The database's `fold_text` does the same.
 */
export function foldText(text: string): string {
  // The acute accent on its own, which is typed as an apostrophe, would decompose into a space.
  const decomposed = text.replaceAll('\u00b4', "'").normalize('NFKD').replace(marks, '');
  return decomposed.replace(/[^\0-\x7f]/g, (letter) => plain[letter] ?? letter);
}
