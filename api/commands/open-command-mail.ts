import { createReconciliation } from '#api/commerce/reconciliation/service';
import { readEmailSettings } from '#api/office/settings/reader';
import { createIdleJobs } from '#api/platform/jobs/jobs';
import { createMail, type Mail } from '#api/platform/mail/service';
import { mailboxTransport } from '#api/platform/mail/transport';
import { loadSecret } from '#api/platform/secrets';
import type { Settings } from '#api/platform/settings';
import { createOrderLinks } from '#api/platform/signed-links';
import { openPayment } from '#api/start/open-payments';
import type { Database, Db } from '#db/client';

/** Opens the mail of a command: it writes emails, and the shop sends them. */
export function openCommandMail(settings: Settings, db: Db): Mail {
  const now = () => new Date();
  const { baseUrl, sessionSecrets, dataDir } = settings;
  // A receipt that reconciliation sends has a link that the shop must verify.
  const secrets =
    sessionSecrets.length > 0 ? sessionSecrets : [loadSecret(dataDir, 'session-secret')];
  return createMail({
    db,
    baseUrl,
    orderLinks: createOrderLinks({ secrets, now }),
    jobs: createIdleJobs(),
    transport: mailboxTransport,
    settings: readEmailSettings,
    now,
  });
}

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
