/** Joins style sheets, and hashes the result for the page's Content-Security-Policy. */
export async function readStyle(...sheets: URL[]): Promise<{ css: string; hash: string }> {
  const files = sheets.map((sheet) => Bun.file(sheet).text());
  const css = (await Promise.all(files)).join('\n');
  const digest = new Bun.CryptoHasher('sha256').update(css).digest('base64');
  return { css, hash: `sha256-${digest}` };
}
