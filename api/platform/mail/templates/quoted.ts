const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u;

/**
 * What somebody typed, to stand within a sentence of ours: on one line, and turning no words but
 * its own, in whichever direction it is written.
 */
export function quoted(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}

/** The same of a longer text, line by line. */
export function quotedLines(text: string): string[] {
  return text.split(/\r\n|[\n\r]/).map(quoted);
}
