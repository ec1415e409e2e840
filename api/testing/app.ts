import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import type { Probe } from '#api/catalog/demo-checks/probe';
import type { LookupAddresses } from '#api/catalog/demo-checks/public-addresses';
import { createOrderEvents } from '#api/commerce/checkout/order-events';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { createReconciliation } from '#api/commerce/reconciliation/service';
import type { ResolveRecords } from '#api/delivery/domain-checks/query-dns';
import { removeFirstAdminFile } from '#api/identity/accounts/first-admin';
import type { Passwords } from '#api/identity/accounts/passwords';
import { createSecurityLog } from '#api/identity/security-log/recorder';
import { createBroadcaster } from '#api/office/live-updates/broadcaster';
import { openSettings } from '#api/office/settings/reader';
import type { CheckBrand } from '#api/office/settings/service';
import { createWebhookSender } from '#api/oversight/webhooks/sender';
import { createFolderStore } from '#api/platform/files/folder-store';
import type { FileStore } from '#api/platform/files/store';
import { createIdleJobs } from '#api/platform/jobs/jobs';
import { createMail } from '#api/platform/mail/service';
import { mailboxTransport } from '#api/platform/mail/transport';
import type { AlertSettings, OidcSettings } from '#api/platform/settings';
import { createOrderLinks } from '#api/platform/signed-links';
import { createVault } from '#api/platform/vault/vault';
import type { Database } from '#db/client';
import { mails } from '#db/schema/mails';
import type { products } from '#db/schema/products';
import { createApp, createServices } from '../app.ts';
import { createSecurityHeaders } from '../http/security-headers.ts';
import type { Dependencies } from '../start/dependencies.ts';
import { aProduct } from './a-product.ts';
import { anAnswer } from './an-answer.ts';
import { quickPasswords } from './passwords.ts';
import { watchProviderCallers } from './provider-callers.ts';
import { requestsTo } from './requests.ts';
import { type Person, signIn } from './sign-in.ts';

const baseUrl = 'http://localhost:3000';
const sessionSecret = 'a secret of tests, 32 characters';

export type TestApp = Awaited<ReturnType<typeof openApp>>;

/** A clock that a test can shift. */
export function testClock() {
  const clock = { shiftMs: 0, now: () => new Date(Date.now() + clock.shiftMs) };
  return clock;
}

/** Where customers’ domains lead in tests. */
export const sitesTarget = {
  host: 'sites.shop.example',
  addresses: ['198.41.0.4', '2001:503:ba3e::2:30'],
};

type Options = {
  database: Database;
  provider: PaymentProvider;
  clock?: ReturnType<typeof testClock>;
  rateLimits?: boolean;
  trustedProxies?: string[];
  oidc?: OidcSettings | undefined;
  checkAddress?: CheckAddress | undefined;
  /** The rules of the theme. By default, every color is right. */
  checkBrand?: CheckBrand | undefined;
  resolveRecords?: ResolveRecords | undefined;
  /** What webhooks are sent through. By default, only loopback is reached. */
  network?: { lookUp?: LookupAddresses; probe?: Probe };
  /** By default, no one is told of problems. */
  alerts?: AlertSettings;
  /** By default, hashed at the lowest cost. */
  passwords?: Passwords;
  /** By default, in a folder of its own. */
  files?: FileStore;
};

/** Opens a whole API on an existing database and payment provider. */
export async function openApp({
  database,
  provider,
  clock = testClock(),
  rateLimits = false,
  trustedProxies = [],
  oidc,
  checkAddress = async () => anAnswer(),
  checkBrand = () => [],
  resolveRecords = async () => [],
  network = {},
  alerts = { emails: [], webhook: undefined },
  passwords = quickPasswords(),
  files: given,
}: Options) {
  const orderEvents = await createOrderEvents(database);
  const broadcaster = await createBroadcaster(database);
  const folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
  const files = given ?? createFolderStore(folder);
  const log: string[] = [];
  const securityLines: string[] = [];
  const catalogListeners = new Set<() => void>();
  const vault = createVault(['a key of tests, 32 characters long']);
  // Emails stay queued so that tests can read them. The mail worker has separate tests.
  const jobs = createIdleJobs();
  const onCatalogChange = () => {
    for (const hear of catalogListeners) hear();
  };
  const shopSettings = await openSettings({
    database,
    onChange: onCatalogChange,
    log: (line) => log.push(line),
  });
  const mail = createMail({
    db: database.db,
    jobs,
    transport: mailboxTransport,
    baseUrl,
    orderLinks: createOrderLinks({ secrets: [sessionSecret], now: clock.now }),
    settings: shopSettings.forMails,
    now: clock.now,
  });
  const securityLog = createSecurityLog({
    db: database.db,
    now: clock.now,
    log: (message, fields) => securityLines.push(JSON.stringify({ message, ...fields })),
  });
  const callers = watchProviderCallers(provider);
  const deps: Dependencies = {
    settings: {
      baseUrl,
      dataDir: folder,
      trustedProxies,
      rateLimits,
      sessionSecrets: [sessionSecret],
      oidc,
      sitesTarget,
      alerts,
    },
    database,
    orderEvents,
    broadcaster,
    provider: callers.provider,
    mail,
    sender: null,
    shopSettings,
    checkBrand,
    files,
    vault,
    securityLog,
    jobs,
    passwords,
    removeFirstAdminFile: () => removeFirstAdminFile(folder),
    checkAddress,
    webhookSender: createWebhookSender({ baseUrl, ...network }),
    resolveRecords,
    now: clock.now,
    securityHeaders: createSecurityHeaders({ https: false, scriptHashes: [] }),
    isStopping: () => false,
    findFailedParts: async () => [],
    onCatalogChange,
    log: (line) => log.push(line),
  };
  const services = createServices(deps);
  const app = createApp(deps, services).wrap(callers.wrap);

  const reconciliation = createReconciliation({
    db: database.db,
    provider,
    mail,
    now: clock.now,
    log: (line: string) => log.push(line),
    isStopping: () => false,
    sleep: async () => {},
  });

  return {
    app,
    services,
    database,
    db: database.db,
    provider,
    reconciliation,
    mail,
    vault,
    passwords,
    jobs,
    shopSettings,
    broadcaster,
    clock,
    files,
    /** The folder for the first admin’s password file. */
    dataDir: folder,
    log,
    securityLog,
    /** The lines that the security log writes to the process log. */
    securityLines,
    /** Called after each change of the catalog or the settings through the API. */
    catalogListeners,
    /** Returns the emails to an address, oldest first. */
    mailsTo: (address: string) =>
      database.db.select().from(mails).where(eq(mails.to, address)).orderBy(mails.id),
    ...requestsTo(app, baseUrl),
    aProduct: (values: Partial<typeof products.$inferInsert> = {}) => aProduct(database, values),
    signIn: (person: Person = {}) =>
      signIn(database, person, { secret: sessionSecret, now: clock.now }),
    async close() {
      broadcaster.release();
      await securityLog.flush();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
      callers.assertPlaces();
    },
  };
}
