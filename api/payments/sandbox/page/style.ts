/** Style sheets of this folder as one, with the hash that the page's policy lets in. */
export async function readStyle(...names: string[]): Promise<{ css: string; hash: string }> {
  const files = names.map((name) => Bun.file(new URL(name, import.meta.url)).text());
  const css = (await Promise.all(files)).join('\n');
  const digest = new Bun.CryptoHasher('sha256').update(css).digest('base64');
  return { css, hash: `sha256-${digest}` };
}
