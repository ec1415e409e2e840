import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A database file for a sandbox that is started twice. `using` deletes it. */
export function aTemporaryFile(): Disposable & { path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  return {
    path: join(folder, 'sandbox.sqlite'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
