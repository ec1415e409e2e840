import type { Database } from '#db/client';
import type { Mail } from '../mail/service.ts';
import { openPayment } from '../payments/open.ts';
import type { Settings } from '../settings.ts';
import { createReconciliation } from './service.ts';

/** A comparison beside the shop, or without it. */
export async function openReconciliation(settings: Settings, { db }: Database, mail: Mail) {
  const now = () => new Date();
  const payment = await openPayment({ settings, now, joinsRunning: true });
  const reconciliation = createReconciliation({
    db,
    provider: payment.provider,
    mail,
    now,
    log: (line) => console.error(line),
    isStopping: () => false,
  });
  return { reconciliation, close: payment.close };
}
