/** SHA-256, in hex. */
export function digestOf(text: string): string {
  return new Bun.CryptoHasher('sha256').update(text).digest('hex');
}

/** Reads the file in pieces, because it may be larger than the memory. */
export async function digestOfFile(path: string): Promise<string> {
  const hash = new Bun.CryptoHasher('sha256');
  for await (const chunk of Bun.file(path).stream()) hash.update(chunk);
  return hash.digest('hex');
}
