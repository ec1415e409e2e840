import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** Paths of the built app and the public files. */
export const places = {
  root: fileURLToPath(root),
  client: fileURLToPath(new URL('.build/client/', root)),
  renderer: fileURLToPath(new URL('.build/server/entry-server.js', root)),
  stamp: fileURLToPath(new URL('.build/stamp', root)),
  servers: fileURLToPath(new URL('.build/api/', root)),
  public: fileURLToPath(new URL('app/public/', root)),
} as const;

/** A digest of the files at these paths of the project and below. */
export function digestOf(paths: readonly string[], isLeftOut: (path: string) => boolean): string {
  const hash = new Bun.CryptoHasher('sha256');
  for (const path of paths.flatMap(filesAt).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(places.root, path)));
  }
  return hash.digest('hex');

  function filesAt(path: string): string[] {
    if (isLeftOut(path)) return [];
    return statSync(join(places.root, path)).isDirectory() ? filesBelow(path) : [path];
  }

  /** Asks the system about folders alone, because every start waits for it. */
  function filesBelow(folder: string): string[] {
    return readdirSync(join(places.root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (isLeftOut(path)) return [];
      if (entry.isSymbolicLink()) return filesAt(path);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
  }
}
