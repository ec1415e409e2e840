const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u;

/** User input for use within a sentence: on one line, with its writing direction isolated. */
export function quoted(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}

/** The same for a longer text, line by line. */
export function quotedLines(text: string): string[] {
  return text.split(/\r\n|[\n\r]/).map(quoted);
}
