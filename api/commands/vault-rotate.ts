import { FolderInUse } from '#db/folder-lock';
import { Failure } from '../http/failure.ts';
import { SettingsError } from '../settings.ts';
import { runCommand } from './run-command.ts';

/** What somebody types who has put a new key in front of the old one. */
try {
  console.info(await runCommand('vault:rotate', {}));
} catch (error) {
  const isExpected = [Failure, FolderInUse, SettingsError].some((kind) => error instanceof kind);
  console.error(isExpected ? String((error as Error).message) : error);
  process.exit(1);
}
