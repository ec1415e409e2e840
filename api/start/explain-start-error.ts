import { AccountMismatchError } from '#api/commerce/payments/account';
import { createLogger, logFormatOf } from '#api/http/log';
import { BuildFailed } from '#api/pages/build-if-stale';
import { findPortOwner } from '#api/platform/port-owner';
import { DamagedSecret } from '#api/platform/secrets';
import { SettingsError } from '#api/platform/settings';
import { findConnectionErrorCode } from '#db/connection-error';
import { FolderInUse } from '#db/folder-lock';
import { MigrationRefused } from '#db/migrate';

/** Errors whose messages already tell the operator what to do. */
const expected = [
  SettingsError,
  FolderInUse,
  AccountMismatchError,
  MigrationRefused,
  DamagedSecret,
  BuildFailed,
];

/** Ends the process with the reason why the shop can't start. */
export function endWithReason(error: unknown): never {
  const { say } = createLogger({ format: logFormatOf(process.env) });
  say(explainStartError(error, Number(process.env.PORT || 3000)), 'error');
  process.exit(1);
}

/** Explains to the operator why the shop did not start, without parameters or secrets. */
export function explainStartError(error: unknown, port: number): string {
  return redactPasswords(reasonOf(error, port));
}

function reasonOf(error: unknown, port: number): string {
  if (!(error instanceof Error)) return 'The shop can’t start: an unknown error was thrown.';
  if (expected.some((kind) => error instanceof kind)) return error.message;
  const root = rootOf(error);
  if (codeOf(root) === '08P01' && root.message.includes('startup parameter')) {
    return 'The shop can’t start: DATABASE_URL leads to a connection pooler. Set DATABASE_DIRECT_URL to the database itself, which migrations, notifications and jobs need.';
  }
  const lost = findConnectionErrorCode(error);
  if (lost) {
    return `The shop can’t start: the database isn’t responding (${lost}). Check that it’s running and that DATABASE_URL is correct.`;
  }
  if (codeOf(error) === 'EADDRINUSE') {
    const holder = findPortOwner(port);
    return `Port ${port} is in use by ${holder ? `process ${holder}` : 'another program'}. Stop it, or set PORT to another port.`;
  }
  const code = codeOf(root);
  // EROFS looks like one too.
  const isSqlState = /^[0-9A-Z]{5}$/.test(code) && !('syscall' in root);
  if (isSqlState) return `The shop can’t start: ${databaseReason(root, code)}`;
  // System errors explain themselves. Anything else is a bug.
  if (code) return `The shop can’t start: ${root.message}`;
  return root === error
    ? (error.stack ?? error.message)
    : `The shop can’t start: ${root.name}: ${root.message}`;
}

/** Drizzle's own message contains the parameters, so its cause is used. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

function databaseReason(error: Error, code: string): string {
  if (code === '28P01' || code === '28000') {
    return `the database rejected the user name or password in DATABASE_URL (${code}).`;
  }
  // Messages of these classes contain the value that was to be stored.
  const message = /^2[23]/.test(code) ? 'a value has the wrong type or size' : error.message;
  return `the database reported: ${message} (SQLSTATE ${code}).`;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function redactPasswords(text: string): string {
  return text.replace(/:\/\/[^\s/@]*@/g, '://…@');
}
