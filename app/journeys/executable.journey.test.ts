import { afterAll, beforeAll, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#api/testing/free-port';

const folder = mkdtempSync(join(tmpdir(), 'executable-'));
const shop = join(folder, 'shop');
const started: Bun.Subprocess[] = [];

beforeAll(async () => {
  const building = Bun.spawn([process.execPath, 'api/commands/build-executable.ts', shop], {
    stdout: 'ignore',
  });
  expect(await building.exited).toBe(0);
}, 120_000);

afterAll(() => {
  for (const running of started) running.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the executable where it finds no Node, no Bun and no checkout. */
function run(options: string[], environment: Record<string, string> = {}) {
  const running = Bun.spawn([shop, ...options], {
    cwd: folder,
    env: { HOME: folder, PATH: '/nowhere', ...environment },
    stdin: new Blob(['a long enough passphrase\n']),
    stdout: 'pipe',
    stderr: 'pipe',
  });
  started.push(running);
  return running;
}

test('one file runs the shop and its commands without Node, Bun or a checkout', async () => {
  const url = `http://127.0.0.1:${freePort()}`;
  const server = run([], { PORT: new URL(url).port, SANDBOX_PORT: String(freePort()) });
  await untilReady(url, server);

  const home = await fetch(url);
  expect(home.status).toBe(200);
  const html = await home.text();
  expect(html).toContain('Saltmarsh');
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
  const asset = await fetch(`${url}${script}`, { headers: { 'Accept-Encoding': 'br' } });
  expect([asset.status, asset.headers.get('content-encoding')]).toEqual([200, 'br']);
  const products = await fetch(`${url}/api/products`);
  expect(await products.json()).not.toBeEmpty();

  const created = run(['admin:create', '--username', 'ada', '--email', 'ada@shop.example']);
  expect(await created.exited).toBe(0);
  expect(await new Response(created.stdout).text()).toContain('Created the admin account ada');
  const backup = run(['backup', '--to', 'backups', '--keys-to', 'keys']);
  expect(await backup.exited).toBe(0);
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  const unknown = run(['sell']);
  expect(await unknown.exited).toBe(2);
  expect(await new Response(unknown.stderr).text()).toStartWith('Usage: shop start | ');

  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(existsSync(join(folder, '.data/postgres'))).toBeTrue();
}, 120_000);

async function untilReady(url: string, server: Bun.Subprocess): Promise<void> {
  while (server.exitCode === null) {
    const ready = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (ready?.ok) return;
    await Bun.sleep(100);
  }
  throw new Error('The shop ended');
}
