import { createReconciliation } from '#api/commerce/reconciliation/service';
import type { Mail } from '#api/platform/mail/service';
import type { Settings } from '#api/platform/settings';
import { openPayment } from '#api/start/open-payments';
import type { Database } from '#db/client';

/** Opens the reconciliation for a command. */
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
  return { reconciliation, provider: payment.provider, close: payment.close };
}
