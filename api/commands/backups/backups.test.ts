import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openCheckout } from '#api/commerce/reconciliation/testing/purchases';
import { createFolderStore } from '#api/platform/files/folder-store';
import { readSettings, type Settings } from '#api/platform/settings';
import { anOrder, buy, pay } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Database } from '#db/client';
import { openEmbedded } from '#db/embedded';
import { lastBeforeRelease } from '#db/first-release';
import { FolderInUse, lockFolder } from '#db/folder-lock';
import { createPool } from '#db/pool';
import { openPostgres } from '#db/postgres';
import { orders } from '#db/schema/orders';
import { unmatchedSubscriptions } from '#db/schema/unmatched-subscriptions';
import { serveControl } from '../control.ts';
import { createCommands } from '../registry.ts';
import { type Backup, backUp } from './back-up.ts';
import { explainWriteError } from './explain-write-error.ts';
import { describeLosses } from './find-losses.ts';
import { formatManifest, readManifest } from './manifest.ts';
import { reconcileRestored } from './reconcile-restored.ts';
import { restore } from './restore.ts';

const shop = testShop();
setDefaultTimeout(60_000);

const vaultKey = 'a key of the vault with 32 characters';
const sessionSecret = 'a secret of sessions of 32 characters';
const root = mkdtempSync(join(tmpdir(), 'backups-'));
const dataDir = join(root, 'data');
const closing: (() => unknown)[] = [];
const said: string[] = [];
const say = (line: string) => said.push(line);
let backup: Backup;
let restored: Settings;

beforeAll(() => {
  // As a running shop does: it holds the folder and answers commands.
  closing.push(lockFolder(dataDir));
  const { db, database, passwords, vault, mail, files, reconciliation, clock } = shop();
  const own = { db, engine: database.engine, passwords, vault, mail, files, now: clock.now };
  const commands = createCommands({ ...own, reconciliation: async () => reconciliation });
  closing.push(serveControl(dataDir, commands, () => {}));
  writeFileSync(join(dataDir, 'vault-key'), `${vaultKey}\n`);
  writeFileSync(join(dataDir, 'session-secret'), `${sessionSecret}\n`);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(root, { recursive: true });
});

function settingsOf(folder: string, databaseUrl = serverUrl()): Settings {
  return readSettings({
    DATA_DIR: folder,
    SANDBOX_URL: shop().sandbox.url,
    STRIPE_WEBHOOK_SECRET: shop().webhookSecret,
    ...(databaseUrl && {
      DATABASE_URL: databaseUrl,
      VAULT_KEY: vaultKey,
      SESSION_SECRET: sessionSecret,
      DEMO_DATA: 'off',
    }),
  });
}

function serverUrl(): string | undefined {
  const { engine } = shop().database;
  return engine.kind === 'server' ? engine.url : undefined;
}

/** Settings of an empty shop: a data folder and, on a server, a database. */
async function anEmptyShop(): Promise<Settings> {
  const folder = mkdtempSync(join(root, 'empty-'));
  const url = serverUrl();
  if (!url) return settingsOf(folder);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // The shop’s own database is dropped first.
  const admin = createPool(process.env.DATABASE_URL ?? '', 1);
  await admin.query(`create database ${name}`);
  closing.push(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return settingsOf(folder, new URL(`/${name}`, url).href);
}

function openDatabase({ databaseUrl, dataDir: folder }: Settings): Promise<Database> {
  return databaseUrl
    ? openPostgres(databaseUrl)
    : openEmbedded({ folder: join(folder, 'postgres') });
}

/** Postgres lists a connection for a moment after it was closed. */
async function untilUnused({ databaseUrl }: Settings): Promise<void> {
  if (!databaseUrl) return;
  const admin = createPool(process.env.DATABASE_URL ?? '', 1);
  const name = new URL(databaseUrl).pathname.slice(1);
  const others = 'select from pg_stat_activity where datname = $1';
  while ((await admin.query(others, [name])).rowCount) {
    await Bun.sleep(20);
  }
  await admin.end();
}

const backUpNow = (options: { signal?: AbortSignal } = {}) =>
  backUp({
    settings: settingsOf(dataDir),
    to: join(root, 'to'),
    keysTo: join(root, 'keys'),
    now: new Date(),
    say,
    ...options,
  });

const restoreInto = (settings: Settings, options: Partial<Parameters<typeof restore>[0]> = {}) =>
  restore({
    settings,
    folder: backup.folder,
    keysFolder: backup.keysFolder,
    isReplacing: false,
    isWithoutKeys: false,
    now: new Date(),
    say,
    ...options,
  });

test('everyone who paid is served or listed after a backup is restored', async () => {
  await createFolderStore(join(dataDir, 'files')).put('briefs/logo', Buffer.from('a logo'));
  const { cookie } = await shop().signIn();
  const served = await buy(shop(), cookie);
  const pending = await openCheckout(shop(), { productId: (await shop().aProduct()).id });

  backup = await backUpNow();

  await pay(pending.url);
  const lost = await buy(shop(), '');
  const settings = await anEmptyShop();
  expect(await restoreInto(settings)).toMatchObject({ replaced: null });
  const report = describeLosses(await reconcileRestored(settings));
  expect(report).toContain(
    '2 payments were made after the backup: 1 payment added to its order, 1 payment without an order, because the order was placed after the backup.',
  );
  expect(report).toContain(`NO ORDER ${lost.orderId}  ${lost.stripeSubscriptionId}: `);

  const files = createFolderStore(join(settings.dataDir, 'files'));
  const logo = await files.get('briefs/logo');
  expect(await new Response(logo?.stream()).text()).toBe('a logo');
  const { db, close } = await openDatabase(settings);
  try {
    const known = await db.select().from(orders);
    expect(known.map(({ orderId, paymentStatus }) => ({ orderId, paymentStatus }))).toEqual([
      { orderId: served.orderId, paymentStatus: 'paid' },
      { orderId: pending.orderId, paymentStatus: 'paid' },
    ]);
    const listed = await db.select().from(unmatchedSubscriptions);
    const charged = [
      ...known,
      ...listed.map((row) => ({ stripeSubscriptionId: row.subscriptionId })),
    ];
    const paid = (await shop().db.select().from(orders)).map((row) => row.stripeSubscriptionId);
    expect(charged.map((row) => row.stripeSubscriptionId).sort()).toEqual(paid.sort());
    const numberOf = (orderId: string) => Number(orderId.split('-')[2]);
    const next = await anOrder(db);
    expect(numberOf(next.orderId)).toBeGreaterThan(numberOf(lost.orderId));
    expect(next.id).toBeGreaterThan(lost.id);
    expect(await db.query.sessions.findMany()).toEqual([]);
  } finally {
    await close();
  }

  // Postgres may have recovered it instead: then its numbers are advanced here.
  const again = await reconcileRestored(settings, { isRecovered: true });
  expect(describeLosses(again)).toContain('No payments were made after the backup.');
  restored = settings;
});

test('a shop that is there is only replaced if it may be, and its data folder is kept', async () => {
  await untilUnused(restored);
  const { dataDir: folder } = restored;
  await createFolderStore(join(folder, 'files')).put('briefs/newer', Buffer.from('newer'));
  await expect(restoreInto(restored)).rejects.toThrow(/already is a shop.*--overwrite/);
  const { replaced } = await restoreInto(restored, { isReplacing: true });
  expect(readdirSync(join(replaced ?? '', 'files/briefs')).sort()).toEqual(['logo', 'newer']);
  expect(readdirSync(join(folder, 'files/briefs'))).toEqual(['logo']);
  const { db, close } = await openDatabase(restored);
  try {
    expect(await db.$count(orders)).toBe(2);
    expect(await db.$count(unmatchedSubscriptions)).toBe(0);
  } finally {
    await close();
  }
});

describe('a backup', () => {
  test('never has a key or a secret in the folder with the data', () => {
    expect(backup.parts.map(({ path }) => path)).toEqual([
      serverUrl() ? 'database.dump' : 'database.tar.gz',
      'files/briefs/logo',
    ]);
    expect(readdirSync(backup.keysFolder).sort()).toEqual(['session-secret', 'vault-key']);
    for (const { path } of backup.parts) {
      const bytes = readFileSync(join(backup.folder, path));
      for (const secret of [vaultKey, sessionSecret]) expect(bytes.includes(secret)).toBe(false);
    }
    const lines = said.join('\n') + readFileSync(join(backup.folder, 'manifest.json'), 'utf8');
    for (const secret of [vaultKey, sessionSecret]) expect(lines).not.toContain(secret);
  });

  test('that is stopped leaves nothing', async () => {
    const stop = AbortSignal.abort();
    await expect(backUpNow({ signal: stop })).rejects.toThrow(/abort/i);
    expect(readdirSync(join(root, 'to'))).toEqual([basename(backup.folder)]);
    expect(readdirSync(join(root, 'keys'))).toEqual([basename(backup.folder)]);
  });

  test('removes what a killed one left a day ago, but not what may still be written', async () => {
    const [old, recent] = ['.2026-01-01T00-00-00Z.part', '.2026-01-02T00-00-00Z.part'];
    for (const name of [old, recent]) mkdirSync(join(root, 'to', name));
    const lastWrite = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(join(root, 'to', old), lastWrite, lastWrite);
    await expect(backUpNow({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
    expect(readdirSync(join(root, 'to')).sort()).toEqual([recent, basename(backup.folder)]);
    rmSync(join(root, 'to', recent), { recursive: true });
  });

  test('keeps keys and data in folders that are apart', async () => {
    const settings = settingsOf(dataDir);
    const options = { settings, now: new Date(), say };
    const to = join(root, 'to');
    await expect(backUp({ ...options, to, keysTo: join(to, 'keys') })).rejects.toThrow(/apart/);
    const inside = join(dataDir, 'backups');
    await expect(backUp({ ...options, to: inside, keysTo: to })).rejects.toThrow(/data folder/);
  });

  test.skipIf(!existsSync('/dev/full'))('explains a full disk', async () => {
    const file = await open('/dev/full', 'w');
    const error = await file.appendFile('more').catch((reason) => reason);
    await file.close();
    expect(explainWriteError(error, '/mnt/backups/one')).toMatchObject({
      sentence:
        'Can’t write to /mnt/backups: the disk is full. Free up space, or choose a folder on another disk.',
    });
  });
});

describe('a restore refuses', () => {
  /** A copy of the backup that a test can damage. */
  function aCopy(): string {
    const copy = mkdtempSync(join(root, 'copy-'));
    cpSync(backup.folder, copy, { recursive: true });
    return copy;
  }
  const nowhere = () => settingsOf(join(root, 'nowhere'));

  test('a part or a manifest that has changed or is missing', async () => {
    const damages: [(folder: string) => void, RegExp][] = [
      [
        (folder) => appendFileSync(join(folder, 'files/briefs/logo'), '!'),
        /files\/briefs\/logo has changed/,
      ],
      [(folder) => rmSync(join(folder, 'files/briefs/logo')), /files\/briefs\/logo is missing/],
      [(folder) => rmSync(join(folder, 'manifest.json')), /isn’t a finished backup/],
      [(folder) => writeFileSync(join(folder, 'manifest.json'), '{"parts": ['), /is damaged/],
      [
        (folder) => {
          const file = join(folder, 'manifest.json');
          writeFileSync(file, readFileSync(file, 'utf8').replace('briefs/logo', 'briefs/other'));
        },
        /is damaged/,
      ],
    ];
    for (const [damage, reason] of damages) {
      const folder = aCopy();
      damage(folder);
      await expect(restoreInto(nowhere(), { folder })).rejects.toThrow(reason);
    }
    expect(existsSync(join(root, 'nowhere'))).toBe(false);
  });

  test('a backup without the key that its credentials are encrypted with', async () => {
    const settings = { ...nowhere(), vaultKeys: ['a key of another shop with 32 characters'] };
    await expect(restoreInto(settings)).rejects.toThrow(/--keys .*--without-keys/);
  });

  test('a backup whose schema this version can’t migrate, old or new', async () => {
    const { createdAt } = lastBeforeRelease;
    const reasons: [number, RegExp][] = [
      [createdAt - 1, /version of the shop before 0\.1\.0/],
      [createdAt + 1, /newer version of the shop/],
    ];
    for (const [migratedAt, reason] of reasons) {
      const folder = aCopy();
      const { database, ...manifest } = readManifest(folder);
      const other = { ...manifest, database: { ...database, migratedAt } };
      writeFileSync(join(folder, 'manifest.json'), formatManifest(other));
      await expect(restoreInto(nowhere(), { folder })).rejects.toThrow(reason);
    }
  });

  test('a backup of the other kind of database', async () => {
    const settings = {
      ...nowhere(),
      databaseUrl: serverUrl() ? undefined : 'postgres://127.0.0.1',
    };
    await expect(restoreInto(settings)).rejects.toThrow(/DATABASE_URL/);
  });

  test('a shop that is running', async () => {
    const refusal = serverUrl() ? /is in use: \d+ connections? / : FolderInUse;
    await expect(restoreInto(settingsOf(dataDir), { isReplacing: true })).rejects.toThrow(refusal);
  });
});
