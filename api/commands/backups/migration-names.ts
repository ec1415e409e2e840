import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '#db/migrate';

type Journal = { entries: { when: number; tag: string }[] };

/** The name of a migration of this version, or its time if it has none. */
export function nameOfMigration(when: number): string {
  return findMigration(when) ?? new Date(when).toISOString();
}

/** undefined: this version doesn't contain it. */
export function findMigration(when: number): string | undefined {
  const file = join(migrations.migrationsFolder, 'meta', '_journal.json');
  const { entries }: Journal = JSON.parse(readFileSync(file, 'utf8'));
  return entries.find((entry) => entry.when === when)?.tag;
}
