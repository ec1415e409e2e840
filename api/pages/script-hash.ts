/** The source expression by which a policy allows one inline script. */
export function scriptHash(script: string): string {
  return `sha256-${new Bun.CryptoHasher('sha256').update(script).digest('base64')}`;
}
