/** A new secret for an emailed link. */
export function newToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}

/** What is stored of it, so that a leaked table opens nothing. */
export function digestToken(token: string): string {
  return new Bun.CryptoHasher('sha256').update(token).digest('base64url');
}
