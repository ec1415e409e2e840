import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentSettings } from '#api/platform/settings';
import type { Db } from '#db/client';
import { installation } from '#db/schema/installation';

export class AccountMismatchError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} belongs to a different payment account than STRIPE_SECRET_KEY. ` +
        'Use the previous key, or another DATA_DIR and database.',
    );
  }
}

/**
 * Binds a data folder to its provider account at the first start. Secret keys contain the account
 * id, so a rolled key still matches.
 */
export function bindAccount(folder: string, payment: PaymentSettings): void {
  const account = accountOf(payment);
  const file = join(folder, 'payment-account');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${account}\n`, { mode: 0o600 });
    return;
  }
  if (readFileSync(file, 'utf8').trim() !== account) throw new AccountMismatchError(folder);
}

function accountOf(payment: PaymentSettings): string {
  if (payment.kind === 'sandbox') return 'sandbox';
  const [, mode = '', rest = ''] = /^[sr]k_(test|live)_(\w+)$/.exec(payment.secretKey) ?? [];
  const digest = new Bun.CryptoHasher('sha256').update(rest.slice(0, 18)).digest('hex');
  return `${mode} ${digest.slice(0, 16)}`;
}

/** The random id of this database, created at first use. */
export async function readShopId(db: Db): Promise<string> {
  const known = await db.query.installation.findFirst();
  if (known) return known.id;
  await db.insert(installation).values({}).onConflictDoNothing();
  return readShopId(db);
}
