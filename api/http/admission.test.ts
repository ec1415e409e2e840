import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { connect } from 'node:net';
import { Elysia } from 'elysia';
import { createAdmission } from './admission.ts';
import { listenOptions } from './limits.ts';
import { problems } from './problems.ts';

const one = { perNetwork: 1, total: 1 };
const max = { work: { perNetwork: 2, total: 3 }, provider: one, upload: one, download: one };

/** Its route `/api/work` answers when `finish` is called, and `/api/free` takes no place. */
function aShop() {
  const finishing: (() => void)[] = [];
  const log: string[] = [];
  const admission = createAdmission({
    max,
    log: (line: string) => log.push(line),
    headersOf: () => ({ 'x-content-type-options': 'nosniff' }),
    requestIdOf: () => 'the-id',
    clientAddress: (request) => request.headers.get('x-network') ?? 'a',
    kindOf: ({ url }) => {
      if (url.endsWith('/api/free')) return null;
      if (url.includes('/api/file')) return 'download';
      if (url.endsWith('/api/upload')) return 'upload';
      return url.endsWith('/api/pay') ? 'provider' : 'work';
    },
  });
  const file = aFile();
  const work = () => new Promise<string>((resolve) => finishing.push(() => resolve('done')));
  const app = new Elysia()
    .use(problems((line) => log.push(line)))
    .use(admission.rules())
    .get('/api/work', work)
    .get('/api/pay', work)
    .post('/api/upload', async ({ request }) => (await request.bytes()).byteLength, {
      parse: () => null,
    })
    .get('/api/file', () => new Response(file.body, { headers: { 'x-name': 'a' } }))
    .get('/api/broken', () => Promise.reject(new Error('broken')))
    .get('/api/free', () => 'free')
    .wrap((handle) => admission.wrap(handle, () => null));
  return {
    app,
    admission,
    log,
    file,
    async ask(path: string, network = 'a') {
      const headers = { 'x-network': network };
      return app.handle(new Request(`http://localhost:3000/api/${path}`, { headers }));
    },
    async untilWorking(count: number) {
      while (finishing.length < count) await Bun.sleep(1);
    },
    finish: () => finishing.shift()?.(),
  };
}

test('refuses what it could only let wait, and says when to come back', async () => {
  const shop = aShop();
  const open = [shop.ask('work'), shop.ask('work'), shop.ask('work', 'b')];
  await shop.untilWorking(3);
  const refused = await shop.ask('work', 'c');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(refused.headers.get('x-request-id')).toBe('the-id');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toMatchObject({
    detail: 'The shop is very busy. Please try again in a moment.',
  });
  expect((await shop.ask('free')).status).toBe(200);
  expect(shop.log).toEqual([]);
  for (const _ of open) shop.finish();
  for (const response of await Promise.all(open)) expect(response.status).toBe(200);
});

test('lets no request wait for those that wait for the payment provider', async () => {
  const shop = aShop();
  void shop.ask('pay');
  await shop.untilWorking(1);
  expect((await shop.ask('pay', 'b')).status).toBe(503);
  void shop.ask('work', 'b');
  await shop.untilWorking(2);
});

test('leaves places to other networks', async () => {
  const shop = aShop();
  void shop.ask('work');
  void shop.ask('work');
  await shop.untilWorking(2);
  expect((await shop.ask('work')).status).toBe(503);
  void shop.ask('work', 'b');
  await shop.untilWorking(3);
});

test('frees the place of every request, also of one that fails', async () => {
  const shop = aShop();
  for (let round = 0; round < 5; round++) expect((await shop.ask('broken')).status).toBe(500);
  const last = shop.ask('work');
  await shop.untilWorking(1);
  shop.finish();
  expect((await last).status).toBe(200);
});

test('frees the place of a request whose handler throws at once', async () => {
  const shop = aShop();
  const handle = shop.admission.wrap(
    (request) => {
      shop.admission.admits(request, null);
      throw new Error('broken');
    },
    () => null,
  );
  const request = () => new Request('http://localhost:3000/api/pay');
  for (let round = 0; round < 3; round++) expect(() => handle(request())).toThrow('broken');
});

describe('a download holds its place', () => {
  test('until its last byte was read', async () => {
    const shop = aShop();
    const first = await shop.ask('file');
    expect(first.headers.get('x-name')).toBe('a');
    expect((await shop.ask('file', 'b')).status).toBe(503);
    expect((await shop.ask('free')).status).toBe(200);
    shop.file.end();
    expect(await first.text()).toBe('line\n');
    expect((await shop.ask('file')).status).toBe(200);
  });

  test('until it fails', async () => {
    const shop = aShop();
    const first = await shop.ask('file');
    shop.file.fail();
    await expect(first.text()).rejects.toThrow('broken');
    expect((await shop.ask('file')).status).toBe(200);
  });

  test('until its reader leaves', async () => {
    const shop = aShop();
    const first = await shop.ask('file');
    await first.body?.cancel();
    expect(shop.file.isCancelled()).toBe(true);
    expect((await shop.ask('file')).status).toBe(200);
  });
});

describe('over a network', () => {
  let shop: ReturnType<typeof aShop>;
  let origin: string;
  beforeAll(() => {
    shop = aShop();
    shop.app.listen({ port: 0, hostname: '127.0.0.1', ...listenOptions });
    origin = `http://127.0.0.1:${shop.app.server?.port}`;
  });
  afterAll(() => shop.app.server?.stop(true));

  const fetchUntil = async (status: number, path: string, init?: () => RequestInit) => {
    while ((await fetch(`${origin}${path}`, init?.())).status !== status) await Bun.sleep(5);
  };
  const anUpload = (): RequestInit => ({ method: 'POST', body: 'a file' });

  test('frees the place of a download whose client disconnects', async () => {
    const leaving = new AbortController();
    const response = await fetch(`${origin}/api/file`, { signal: leaving.signal });
    expect(response.status).toBe(200);
    expect((await fetch(`${origin}/api/file`)).status).toBe(503);
    leaving.abort();
    const last = new AbortController();
    await fetchUntil(200, '/api/file', () => ({ signal: last.signal }));
    last.abort();
  });

  test('frees the place of an upload whose client disconnects', async () => {
    const { port } = new URL(origin);
    const slow = connect(Number(port), '127.0.0.1');
    slow.write('POST /api/upload HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf');
    await fetchUntil(503, '/api/upload', anUpload);
    slow.destroy();
    await fetchUntil(200, '/api/upload', anUpload);
  });
});

/** A file whose first line is there, and whose end is up to the test. */
function aFile() {
  const encoder = new TextEncoder();
  let end = Promise.withResolvers<void>();
  let isCancelled = false;
  return {
    get body() {
      let isStarted = false;
      end = Promise.withResolvers<void>();
      const { promise } = end;
      promise.catch(() => {});
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            if (isStarted) {
              await promise;
              return controller.close();
            }
            isStarted = true;
            controller.enqueue(encoder.encode('line\n'));
          },
          cancel() {
            isCancelled = true;
          },
        },
        { highWaterMark: 0 },
      );
    },
    isCancelled: () => isCancelled,
    end: () => end.resolve(),
    fail: () => end.reject(new Error('broken')),
  };
}
