import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Keeps a folder in memory. The returned function writes it to another path. */
export function snapshotFolder(folder: string): (target: string) => void {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
    const stats = statSync(join(folder, path));
    const bytes = stats.isDirectory() ? null : readFileSync(join(folder, path));
    return { path, mode: stats.mode, bytes };
  });
  return (target) => {
    for (const { path, mode, bytes } of entries) {
      const destination = join(target, path);
      mkdirSync(bytes ? dirname(destination) : destination, { recursive: true });
      if (bytes) writeFileSync(destination, bytes, { mode });
    }
  };
}
