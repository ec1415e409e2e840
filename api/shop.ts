import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from '#db/client';
import { openEmbedded } from '#db/embedded';
import { lockFolder } from '#db/folder-lock';
import { openPostgres } from '#db/postgres';
import { createApp } from './app.ts';
import { createOrderNotices } from './checkout/notices.ts';
import type { Clock } from './clock.ts';
import { serveControl } from './commands/control.ts';
import { type CommandDependencies, createCommands } from './commands/registry.ts';
import { forgetFirstAdmin, makeFirstAdmin } from './credentials/first-admin.ts';
import { createPasswords, type Passwords } from './credentials/passwords.ts';
import { closeDataFolder } from './data-folder.ts';
import { createDemoCheck, type LookUp } from './demo-health/check.ts';
import { createFolderStore } from './files/folder-store.ts';
import { removeUnfinished } from './files/write-durably.ts';
import { createWorker } from './jobs/worker.ts';
import { createLiveNotices } from './live-notices/exchange.ts';
import { mailboxRoutes } from './mail/mailbox/routes.ts';
import { openMailTransport } from './mail/open.ts';
import { createMail } from './mail/service.ts';
import { createPageCache } from './pages/page-cache.ts';
import { type PageSource, pageRoutes } from './pages/routes.ts';
import { scriptHash } from './pages/script-hash.ts';
import { openPayment } from './payments/open.ts';
import { createProducts } from './products/service.ts';
import { createReconciliation } from './reconciliation/service.ts';
import { keptSecret } from './secrets.ts';
import { createSecurityLog } from './security-log/recorder.ts';
import { seedShop } from './seed/seed-shop.ts';
import { isAdmin } from './session/is-admin.ts';
import type { Settings } from './settings.ts';
import { vaultKeys } from './vault/keys.ts';
import { createVault } from './vault/vault.ts';

export type ShopOptions = {
  settings: Settings;
  pages: PageSource;
  now: Clock;
  say: (line: string) => void;
  log: (line: string) => void;
  /** Finds the machines that a demo elsewhere is asked of; the system's own look-up unless given. */
  lookUp?: LookUp;
};

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Opens everything the shop stands on and puts it together; `stop` closes it in reverse. */
export async function openShop({ settings, pages, now, say, log, lookUp }: ShopOptions) {
  const { baseUrl } = settings;
  const closing: (() => unknown)[] = [];
  let stopping = false;

  async function stop(): Promise<void> {
    stopping = true;
    for (const close of closing.splice(0).reverse()) await close();
  }

  try {
    closeDataFolder(settings.dataDir);
    const database = await openDatabase();
    const vault = createVault(vaultKeys(settings));
    if (settings.demoData && (await seedShop(database.db, vault, now()))) {
      say('Filled the shop with demo websites, and with a past to look at');
    }
    const passwords = createPasswords();
    const filesFolder = join(settings.dataDir, 'files');
    await removeUnfinished(filesFolder, now());
    const files = createFolderStore(filesFolder);
    if (!settings.databaseUrl) await makeAdmin(database, passwords);
    const payment = await openPayment({ settings, now });
    closing.push(() => payment.close());
    const notices = await createOrderNotices(database);
    const liveNotices = await createLiveNotices(database);
    const release = () => {
      notices.release();
      liveNotices.release();
    };
    closing.push(release);
    const transport = await openMailTransport(settings.mail);
    closing.push(() => transport.close());
    const jobs = createWorker({ database, log });
    const mail = createMail({ db: database.db, jobs, transport, baseUrl, now });
    const securityLog = createSecurityLog({ db: database.db, now, log });
    closing.push(() => securityLog.flush());
    const { renderer } = pages;
    const cache = createPageCache();
    await database.listen('catalogue', () => cache.clear());

    const api = createApp({
      settings: { ...settings, sessionSecrets: sessionSecrets() },
      database,
      notices,
      liveNotices,
      provider: payment.provider,
      mail,
      files,
      vault,
      securityLog,
      jobs,
      passwords,
      forgetFirstAdmin: () => forgetFirstAdmin(settings.dataDir),
      checkDemo: createDemoCheck({
        baseUrl,
        own: (path, signal) => app.handle(new Request(`http://localhost${path}`, { signal })),
        ...(lookUp && { lookUp }),
      }),
      now,
      scriptHashes: [scriptHash(renderer.earlyScript), ...pages.scriptHashes],
      isStopping: () => stopping,
      catalogueChanged: () => cache.clear(),
      log,
    });
    if (transport.isMailbox) api.use(mailboxRoutes({ db: database.db, peerOf: pages.peerOf }));
    const app = api.use(
      pageRoutes({
        baseUrl,
        pages,
        cache,
        products: createProducts({ db: database.db }),
        readApi: (path) => api.handle(new Request(`http://localhost${path}`)),
        isAdmin: (request) =>
          isAdmin(
            (path, headers) => api.handle(new Request(`http://localhost${path}`, { headers })),
            request,
          ),
        log,
      }),
    );
    closing.push(() => jobs.stop());
    await jobs.start();
    if (!settings.databaseUrl) {
      const isStopping = () => stopping;
      const { db } = database;
      const comparing = { db, provider: payment.provider, mail, now, log, isStopping };
      const reconciliation = async () => createReconciliation(comparing);
      openToOwner({ db, passwords, vault, mail, files, reconciliation, now });
    }
    return { app, database, sandbox: payment.sandbox, release, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  /** Whoever owns the data folder can get in, and run commands here. */
  async function makeAdmin({ db }: Database, passwords: Passwords): Promise<void> {
    const file = await makeFirstAdmin(db, passwords, settings.dataDir);
    if (file) say(`Made the first admin; its password stands in ${file}`);
  }

  function openToOwner(deps: CommandDependencies): void {
    closing.push(serveControl(settings.dataDir, createCommands(deps), log));
  }

  async function openDatabase(): Promise<Database> {
    const { databaseUrl } = settings;
    if (!databaseUrl) {
      const folder = resolve(settings.dataDir);
      closing.push(lockFolder(folder));
      say(`Opening the embedded database in ${folder}`);
      mkdirSync(join(folder, 'postgres'), { recursive: true });
    }
    const database = databaseUrl
      ? await openPostgres(databaseUrl)
      : await openEmbedded({ folder: join(resolve(settings.dataDir), 'postgres') });
    closing.push(() => database.close());
    return database;
  }

  function sessionSecrets(): string[] {
    const given = settings.sessionSecrets;
    return given.length > 0 ? given : [keptSecret(settings.dataDir, 'session-secret')];
  }
}
