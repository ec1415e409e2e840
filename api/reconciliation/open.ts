import type { Database } from '#db/client';
import { createIdleJobs } from '../jobs/idle.ts';
import { createMail } from '../mail/service.ts';
import { mailboxTransport } from '../mail/transport.ts';
import { openPayment } from '../payments/open.ts';
import type { Settings } from '../settings.ts';
import { createReconciliation } from './service.ts';

/** A comparison beside the shop, or without it: the mails that it writes are sent by the shop. */
export async function openReconciliation(settings: Settings, { db }: Database) {
  const now = () => new Date();
  const payment = await openPayment({ settings, now, joinsRunning: true });
  const mail = createMail({
    db,
    jobs: createIdleJobs(),
    transport: mailboxTransport,
    baseUrl: settings.baseUrl,
    now,
  });
  const reconciliation = createReconciliation({
    db,
    provider: payment.unhurried,
    mail,
    now,
    log: (line) => console.error(line),
    isStopping: () => false,
  });
  return { reconciliation, close: payment.close };
}
