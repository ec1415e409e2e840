import { formatError } from '#api/http/format-error';
import { DamagedSecret } from '#api/platform/secrets';
import { SettingsError } from '#api/platform/settings';
import { FolderInUse } from '#db/folder-lock';
import { MigrationRefused } from '#db/migrate';
import { Failure } from '../http/failure.ts';

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
