import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './migrate.ts';

type Journal = { entries: { when: number; tag: string }[] };

/** The name of a migration of this version, or its time if it has none. */
export function nameOfMigration(when: number): string {
  return findMigration(when) ?? new Date(when).toISOString();
}

/** undefined: this version doesn't contain it. */
export function findMigration(when: number): string | undefined {
  const { entries } = readJournal();
  return entries.find((entry) => entry.when === when)?.tag;
}

/** The name of the newest migration of this version. */
export function newestMigration(): string {
  const { entries } = readJournal();
  return entries.at(-1)?.tag ?? '';
}

function readJournal(): Journal {
  const file = join(migrations.migrationsFolder, 'meta', '_journal.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}
