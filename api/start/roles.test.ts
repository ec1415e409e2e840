import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { anOpenShop } from '#api/testing/open-shop';
import { createPool } from '#db/pool';

const serverUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || '';

describe.skipIf(!serverUrl)('a process with the role worker', () => {
  const name = `roles_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = createPool(serverUrl, 1);
  const secret = 'a secret of tests: 32 or more characters';
  let worker: Awaited<ReturnType<typeof anOpenShop>>;

  beforeAll(async () => {
    await admin.query(`create database ${name}`);
    worker = await anOpenShop({
      ROLE: 'worker',
      DATABASE_URL: new URL(`/${name}`, serverUrl).href,
      SESSION_SECRET: secret,
      VAULT_KEY: secret,
      SANDBOX_URL: 'http://127.0.0.1:9',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
  }, 60_000);
  afterAll(async () => {
    await worker?.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  const ask = (path: string) => worker.app.handle(new Request(`http://localhost:3000${path}`));

  test('says whether it works, and serves nothing else', async () => {
    expect((await ask('/api/health')).status).toBe(200);
    expect([200, 503]).toContain((await ask('/api/ready')).status);
    for (const path of ['/', '/api/products', '/api/webhooks/stripe', '/mailbox']) {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
  });
});
