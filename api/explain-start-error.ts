import { OtherAccount } from '#api/commerce/payments/account';
import { portHolder } from '#api/platform/port-owner';
import { DamagedSecret } from '#api/platform/secrets';
import { SettingsError } from '#api/platform/settings';
import { findConnectionErrorCode } from '#db/connection-error';
import { FolderInUse } from '#db/folder-lock';
import { MigrationRefused } from '#db/migrate';

/** Their messages say what to do. */
const expected = [SettingsError, FolderInUse, OtherAccount, MigrationRefused, DamagedSecret];

/** Why the shop did not start, for the person who typed the command; no parameter and no secret. */
export function explainStart(error: unknown, port: number): string {
  return withoutPasswords(reasonOf(error, port));
}

function reasonOf(error: unknown, port: number): string {
  if (!(error instanceof Error))
    return 'The shop cannot start: something that is no error was thrown';
  if (expected.some((kind) => error instanceof kind)) return error.message;
  const lost = findConnectionErrorCode(error);
  if (lost) {
    return `The shop cannot start: the database does not answer (${lost}). Check that it runs, and that DATABASE_URL names it.`;
  }
  if (codeOf(error) === 'EADDRINUSE') {
    const holder = portHolder(port);
    return `Port ${port} is taken by ${holder ? `process ${holder}` : 'another program'}. Stop that one, or set PORT to another number.`;
  }
  const root = rootOf(error);
  const code = codeOf(root);
  if (/^[0-9A-Z]{5}$/.test(code)) return `The shop cannot start: ${databaseReason(root, code)}`;
  // The system's own refusals (a folder, an address) say enough; anything else is a fault of ours.
  if (code) return `The shop cannot start: ${root.message}`;
  return root === error
    ? (error.stack ?? error.message)
    : `The shop cannot start: ${root.name}: ${root.message}`;
}

/** What Drizzle wraps: its own message holds the parameters. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

function databaseReason(error: Error, code: string): string {
  if (code === '28P01' || code === '28000') {
    return `the database refuses the user or the password in DATABASE_URL (${code}).`;
  }
  // In these classes the message quotes what was to be stored.
  const message = /^2[23]/.test(code) ? 'a value does not fit' : error.message;
  return `the database says: ${message} (SQLSTATE ${code}).`;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function withoutPasswords(text: string): string {
  return text.replace(/:\/\/[^\s/@]*@/g, '://…@');
}
