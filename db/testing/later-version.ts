import { afterAll } from 'bun:test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../migrate.ts';

type Journal = { entries: { when: number; tag: string }[] };

/**
 * Returns functions that copy the migrations and add a later one with these statements, if there are any:
 * to all of them, or to the first.
 */
export function laterVersions() {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  function copy(count: number, statements: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    folders.push(folder);
    cpSync(migrations.migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal: Journal = JSON.parse(readFileSync(file, 'utf8'));
    const when = Math.max(...journal.entries.map((entry) => entry.when)) + folders.length;
    const later = statements.length > 0 ? [{ when, tag: 'later', breakpoints: true }] : [];
    const entries = [...journal.entries.slice(0, count), ...later];
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    writeFileSync(join(folder, 'later.sql'), statements.join('--> statement-breakpoint\n'));
    return { migrationsFolder: folder };
  }

  return {
    laterVersion: (...statements: string[]) => copy(Number.POSITIVE_INFINITY, statements),
    afterFirst: (...statements: string[]) => copy(1, statements),
  };
}
