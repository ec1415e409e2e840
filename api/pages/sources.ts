import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { places } from './places.ts';

/** A digest of the files at these paths of the project and below. */
export function digestOf(paths: readonly string[], isLeftOut: (path: string) => boolean): string {
  const hash = new Bun.CryptoHasher('sha256');
  for (const path of paths.flatMap(filesBelow).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(places.root, path)));
  }
  return hash.digest('hex');

  function filesBelow(path: string): string[] {
    if (isLeftOut(path)) return [];
    if (!statSync(join(places.root, path)).isDirectory()) return [path];
    return readdirSync(join(places.root, path)).flatMap((name) => filesBelow(`${path}/${name}`));
  }
}
