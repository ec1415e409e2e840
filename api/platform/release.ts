import { readFileSync } from 'node:fs';

/** The version in `package.json`, with the digest of a build: '0.1.0 (3f2a91b)'. */
export function readRelease(buildDigest?: string): string {
  const file = new URL('../../package.json', import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return buildDigest ? `${version} (${buildDigest.slice(0, 7)})` : version;
}
