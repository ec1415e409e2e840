import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { anOpenShop } from '#api/testing/open-shop';
import { testDatabase } from '#db/testing/database';
import { createChecks, createReadiness, type ReadinessChecks } from './readiness.ts';
import { healthRoutes } from './routes.ts';

const failing = async () => {
  throw new Error('postgres://shop:secret@10.0.0.7 is down');
};

function aReadiness(checks: ReadinessChecks, { maxAgeMs = 0, isStopping = () => false } = {}) {
  const log: string[] = [];
  const options = { checks, isStopping, log: (line: string) => log.push(line), timeoutMs: 50 };
  return { find: createReadiness({ ...options, maxAgeMs }), log };
}

describe('a process that is not ready', () => {
  test('names the failed parts, and nothing of the inside', async () => {
    const { find } = aReadiness({ jobs: failing, disk_space: async () => {}, database: failing });
    const response = await healthRoutes(find).handle(new Request('http://localhost/api/ready'));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toEqual({ ok: false, failed: ['database', 'jobs'] });
  });

  test('counts a part that takes too long as failed', async () => {
    const { find } = aReadiness({ data_folder: () => new Promise(() => {}) });
    expect(await find()).toEqual(['data_folder']);
  });

  test('logs the reason when a part fails, and once when all work again', async () => {
    let isDown = true;
    const { find, log } = aReadiness({ database: async () => (isDown ? failing() : undefined) });
    await find();
    await find();
    isDown = false;
    await find();
    await find();
    expect(log.map((line) => line.split('\n')[0])).toEqual([
      'not ready: database: Error: postgres://shop:secret@10.0.0.7 is down',
      'ready again',
    ]);
  });
});

test('checks the parts once for many callers', async () => {
  let runs = 0;
  const { find } = aReadiness({ database: async () => void runs++ }, { maxAgeMs: 60_000 });
  await Promise.all(Array.from({ length: 100 }, find));
  await find();
  expect(runs).toBe(1);
});

describe('the checks', () => {
  const database = testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'ready-'));
  const jobs = { assertRunning() {} };
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('refuse a database that is read-only', async () => {
    await database().db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      const checks = createChecks({ database: { ...database(), db: tx }, jobs, dataDir });
      await expect(checks.database?.()).rejects.toThrow('The database is read-only');
    });
  });

  test('refuse a data folder that cannot be written', async () => {
    const missing = createChecks({ database: database(), jobs, dataDir: join(dataDir, 'gone') });
    await expect(missing.data_folder?.()).rejects.toThrow('ENOENT');
  });
});

describe('a whole shop', () => {
  let shop: Awaited<ReturnType<typeof anOpenShop>>;
  beforeAll(async () => {
    shop = await anOpenShop();
  }, 60_000);
  afterAll(() => shop?.close());

  const ask = async (path: string) => shop.app.handle(new Request(`http://localhost:3000${path}`));

  test('is ready once it is open', async () => {
    let response = await ask('/api/ready');
    // A busy machine may need longer than a check may take.
    while (response.status !== 200) {
      await Bun.sleep(100);
      response = await ask('/api/ready');
    }
    expect(await response.json()).toEqual({ ok: true });
  });

  test('says that it is stopping while it still serves requests', async () => {
    shop.leave();
    const response = await ask('/api/ready');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ok: false, failed: ['stopping'] });
    expect((await ask('/api/products')).status).toBe(200);
    expect((await ask('/api/health')).status).toBe(200);
  });
});
