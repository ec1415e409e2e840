import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anOpenShop } from '#api/testing/open-shop';
import { createPool } from '#db/pool';

const script = new URL('./migrate.ts', import.meta.url).pathname;
const off = { AUTO_MIGRATE: 'off' };

describe.skipIf(!process.env.DATABASE_URL)('npm run migrate', () => {
  const name = `migrate_${crypto.randomUUID().replaceAll('-', '')}`;
  const url = new URL(process.env.DATABASE_URL || 'postgres://localhost/');
  const secret = 'a secret of tests: 32 or more characters';
  const env = { DATABASE_URL: '', SESSION_SECRET: secret, VAULT_KEY: secret, DATA_DIR: '' };
  const admin = createPool(url.href, 1);

  beforeAll(async () => {
    await admin.query(`create database ${name}`);
    url.pathname = `/${name}`;
    env.DATABASE_URL = url.href;
    env.DATA_DIR = mkdtempSync(join(tmpdir(), 'migrate-'));
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    rmSync(env.DATA_DIR, { recursive: true });
  });

  const start = () =>
    Bun.spawn([process.execPath, script], { env: { ...process.env, ...env }, stderr: 'inherit' });

  async function migrate(): Promise<string> {
    const child = start();
    expect(await child.exited).toBe(0);
    return (await new Response(child.stdout).text()).trim();
  }

  async function countSessions(condition: string): Promise<number> {
    const sessions = `select from pg_stat_activity where datname = '${name}' and ${condition}`;
    return (await admin.query(sessions)).rowCount ?? 0;
  }

  test('leaves the database empty if it is killed in the middle', async () => {
    const other = createPool(env.DATABASE_URL, 1);
    await other.query('begin');
    await other.query('create table webhook_failures ()');
    const child = start();
    while (!(await countSessions(`wait_event_type = 'Lock'`))) await Bun.sleep(20);
    child.kill('SIGKILL');
    await child.exited;
    await other.query('rollback');
    while ((await countSessions(`state <> 'idle'`)) > 0) await Bun.sleep(20);
    const tables = `select from pg_class where relnamespace = 'public'::regnamespace`;
    expect((await other.query(tables)).rowCount).toBe(0);
    await other.end();
  }, 60_000);

  test('runs the migrations in one of two processes, so that the shop can start', async () => {
    await expect(anOpenShop({ ...env, ...off })).rejects.toThrow('Run “npm run migrate”');
    const said = await Promise.all([migrate(), migrate()]);
    expect(said.sort()).toEqual([
      expect.stringMatching(/^Ran \d+ migrations?\.$/),
      'The database is up to date.',
    ]);
    const shop = await anOpenShop({ ...env, ...off });
    await shop.close();
  }, 60_000);
});
