import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeDurably } from './files/write-durably.ts';

/** In the data folder, because a backup may not change the database that it dumps. */
export const lastBackupFile = 'last-backup.json';

const LastBackup = v.object({
  finishedAt: v.pipe(v.string(), v.isoTimestamp()),
  bytes: v.number(),
});
export type LastBackup = v.InferOutput<typeof LastBackup>;

export async function recordBackup(dataDir: string, backup: LastBackup): Promise<void> {
  await writeDurably(join(dataDir, lastBackupFile), Buffer.from(`${JSON.stringify(backup)}\n`));
}

/** null: there was none, or its record is damaged. */
export function readLastBackup(dataDir: string): LastBackup | null {
  try {
    const read: unknown = JSON.parse(readFileSync(join(dataDir, lastBackupFile), 'utf8'));
    const { success, output } = v.safeParse(LastBackup, read);
    return success ? output : null;
  } catch {
    return null;
  }
}
