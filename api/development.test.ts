import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places } from '#api/pages/sources';
import { freePort } from '#api/testing/free-port';

setDefaultTimeout(120_000);

const secret = 'the key that nobody may read';
const port = freePort();
const origin = `http://127.0.0.1:${port}`;
/** Placed among browser code, where the bundler would otherwise serve it. */
const dataDir = mkdtempSync(join(places.root, 'node_modules/data-under-test-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'outside-'));
const hidden = join(places.root, 'node_modules/.hidden-under-test');
const inProject = (path: string) => path.slice(places.root.length - 1);
let server: Bun.Subprocess;

beforeAll(async () => {
  mkdirSync(hidden, { recursive: true });
  for (const folder of [dataDir, elsewhere, hidden]) writeFileSync(join(folder, 'key'), secret);
  writeFileSync(join(hidden, '.env.local'), secret);
  server = Bun.spawn([process.execPath, '--bun', 'node_modules/.bin/vite'], {
    cwd: places.root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: '0',
      DATABASE_URL: '',
      BASE_URL: '',
      DEMO_DATA: 'off',
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  for (;;) {
    const answer = await ask('/api/ready').catch(() => null);
    if (answer?.startsWith('HTTP/1.1 200')) return;
    if (server.exitCode !== null) throw new Error('The development server did not start');
    await Bun.sleep(200);
  }
});

afterAll(async () => {
  server.kill();
  await server.exited;
  for (const folder of [dataDir, elsewhere, hidden]) rmSync(folder, { recursive: true });
});

/** Sends a request without normalizing its path. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<string> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      open: (socket) => void socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n`),
      data(_, bytes) {
        answer += bytes;
      },
      close: () => resolve(answer),
      error: (_, error) => reject(error),
    },
  });
  return promise;
}

const secrets = [
  inProject(join(dataDir, 'key')),
  inProject(join(dataDir, 'first-admin.txt')),
  inProject(join(hidden, 'key')),
  inProject(join(hidden, '.env.local')),
  '/.git',
  '/.git/HEAD',
  '/package.json',
  '/api/settings.ts',
];
const absolute = [join(dataDir, 'key'), join(elsewhere, 'key'), join(places.root, 'package.json')];
const disguises: ((path: string) => string)[] = [
  (path) => path,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `/app/..${path}`,
  (path) => `/app/%2e%2e${path}`,
  (path) => `/node_modules/.vite/../..${path}`,
  (path) => `/.${path}`,
  (path) => path.replaceAll('.', '%2e').replaceAll('-', '%2D'),
  (path) => path.replaceAll('.', '%252e'),
  (path) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path}/`,
  (path) => `${path}%00`,
  (path) => `/@fs${join(places.root, path)}`,
  (path) => `/@fs/${path}`,
  (path) => `/@fs${path}`,
  (path) => `/@id${path}`,
  (path) => `/@id/${path}`,
  (path) => `/@id/__x00__${path}`,
  (path) => path.toUpperCase(),
];
const queries = [
  '',
  '?raw',
  '?url',
  '?import',
  '?import&raw',
  '?inline',
  '?raw??',
  '?.svg',
  '?t=1',
];

test('never serves the data folder, hidden files or server code', async () => {
  const [key = '', ...others] = secrets;
  const urls = disguises
    .flatMap((disguise) => [disguise(key), disguise(join(dataDir, 'key'))])
    .flatMap((path) => queries.map((query) => path + query));
  for (const path of [...others, ...absolute]) {
    urls.push(path, `${path}?raw`, `${path}?import`, `/@fs${path}?raw`);
  }
  const told: string[] = [];
  const isSecret = /the key that|password: |ref: refs|gitdir|"dependencies"|SettingsError/;
  const askNext = async () => {
    for (let url = urls.pop(); url !== undefined; url = urls.pop()) {
      const answer = await ask(url);
      if (isSecret.test(answer) || isSecret.test(decoded(answer))) told.push(url);
    }
  };
  await Promise.all(Array.from({ length: 8 }, askNext));
  expect(told).toEqual([]);
});

test('serves every module that the first page loads', async () => {
  const seen = new Set<string>();
  const queue = ['/app/entry-client.tsx', '/@vite/client', '/@react-refresh'];
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const response = await fetch(origin + url);
    expect([url, response.status]).toEqual([url, 200]);
    expect(response.headers.get('content-type')).toContain('javascript');
    const found = (await response.text()).matchAll(/(?:from |import )"(\/[^"]+)"/g);
    for (const [, next = ''] of found) queue.push(next);
  }
  expect(seen.size).toBeGreaterThan(3);
  const page = await (await fetch(origin)).text();
  expect(page).toContain('/app/entry-client.tsx');
});

test('lets no other site read a response and refuses foreign host names', async () => {
  for (const path of ['/', '/app/entry-client.tsx', '/api/products']) {
    const answer = await ask(path, { origin: 'http://localhost:9999' });
    expect(answer).toStartWith('HTTP/1.1 200');
    expect(answer.toLowerCase()).not.toContain('access-control-allow-origin');
    expect(await ask(path, { host: `evil.example:${port}` })).toStartWith('HTTP/1.1 403');
  }
});

/** Decodes the forms that text takes in modules and source maps. */
function decoded(answer: string): string {
  return answer.replace(/base64,([\w+/=]+)/g, (_, text) => atob(text));
}
