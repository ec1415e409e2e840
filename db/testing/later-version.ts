import { afterAll } from 'bun:test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../migrate.ts';

/** Returns a function that copies the migrations and adds a later one with these statements. */
export function laterVersions() {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  return (...statements: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    folders.push(folder);
    cpSync(migrations.migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const when = Math.max(...journal.entries.map((entry) => entry.when)) + folders.length;
    const entries = [...journal.entries, { when, tag: 'later', breakpoints: true }];
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    writeFileSync(join(folder, 'later.sql'), statements.join('--> statement-breakpoint\n'));
    return { migrationsFolder: folder };
  };
}
