import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatError } from '#api/http/format-error';
import { createPasswords } from '#api/identity/accounts/passwords';
import { restrictDataFolder } from '#api/platform/data-folder';
import { openFileStore } from '#api/platform/files/open';
import { DamagedSecret } from '#api/platform/secrets';
import { readSettings, type Settings, SettingsError } from '#api/platform/settings';
import { createVault, vaultKeys } from '#api/platform/vault/vault';
import { prepareFor } from '#api/start/open-database';
import { openEmbedded } from '#db/embedded';
import { FolderInUse, lockFolder } from '#db/folder-lock';
import { MigrationRefused } from '#db/migrate';
import { openPostgres } from '#db/postgres';
import { Failure } from '../http/failure.ts';
import { callControl } from './control.ts';
import { openCommandMail, openReconciliation } from './open-command-mail.ts';
import { createCommands } from './registry.ts';

/**
 * Runs a command where the data is: in the database of DATABASE_URL, in the data folder, or inside
 * the shop that holds the folder. Returns the output and throws a {@link Failure}.
 */
export async function runCommand(name: string, input: unknown): Promise<string> {
  const settings = readSettings(process.env);
  const { databaseUrl, dataDir } = settings;
  const prepare = prepareFor(settings);
  restrictDataFolder(dataDir);
  if (databaseUrl)
    return within(
      settings,
      () => openPostgres(databaseUrl, { ...settings.postgres, prepare }),
      name,
      input,
    );
  const folder = resolve(dataDir);
  let release: () => void;
  try {
    release = lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const answer = await callControl(folder, name, input);
    if (!answer) throw error;
    if ('refused' in answer) throw new Failure('conflict', answer.refused);
    return answer.said;
  }
  try {
    mkdirSync(join(folder, 'postgres'), { recursive: true });
    const open = () => openEmbedded({ folder: join(folder, 'postgres'), prepare });
    return await within(settings, open, name, input);
  } finally {
    release();
  }
}

async function within(
  settings: Settings,
  open: () => ReturnType<typeof openPostgres>,
  name: string,
  input: unknown,
): Promise<string> {
  const database = await open();
  const closing: (() => Promise<void>)[] = [];
  try {
    const vault = createVault(vaultKeys(settings));
    const now = () => new Date();
    const mail = openCommandMail(settings, database.db);
    const command = createCommands({
      db: database.db,
      engine: database.engine,
      passwords: createPasswords(),
      vault,
      mail,
      files: openFileStore(settings),
      async reconciliation() {
        const { reconciliation, close } = await openReconciliation(settings, database, mail);
        closing.push(close);
        return reconciliation;
      },
      now,
    })[name];
    if (!command) throw new Failure('not_found', `Unknown command: ${name}.`);
    return await command(input);
  } finally {
    for (const close of closing) await close();
    await database.close();
  }
}

/** Explains an error to the operator. Unexpected errors never show data. */
export function explainFailure(error: unknown, usage: string): string {
  if (error instanceof Failure) return error.sentence;
  if (!(error instanceof Error)) return formatError(error);
  const expected = [FolderInUse, SettingsError, MigrationRefused, DamagedSecret];
  if (expected.some((kind) => error instanceof kind)) return error.message;
  if (error.name === 'TypeError' && 'code' in error) return `${error.message}\n\n${usage}`;
  // System errors, such as an existing file, explain themselves.
  return 'syscall' in error ? error.message : formatError(error);
}
