/** The content security policy's source expression for an inline script. */
export function scriptHash(script: string): string {
  return `sha256-${new Bun.CryptoHasher('sha256').update(script).digest('base64')}`;
}
