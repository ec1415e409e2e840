import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Remembers a folder, to lay it out elsewhere: in memory, so nothing is left over after the run. */
export function keepFolder(folder: string): (target: string) => void {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
    const stats = statSync(join(folder, path));
    const bytes = stats.isDirectory() ? null : readFileSync(join(folder, path));
    return { path, mode: stats.mode, bytes };
  });
  return (target) => {
    for (const { path, mode, bytes } of entries) {
      const place = join(target, path);
      mkdirSync(bytes ? dirname(place) : place, { recursive: true });
      if (bytes) writeFileSync(place, bytes, { mode });
    }
  };
}
