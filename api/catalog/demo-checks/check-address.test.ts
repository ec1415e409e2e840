import { describe, expect, test } from 'bun:test';
import { type AddressCheck, createAddressCheck } from './check-address.ts';
import type { ProbeRequest, ProbeResponse } from './probe.ts';

const somewhere = '93.184.215.14';

type World = {
  /** Addresses by host name. */
  addresses?: Record<string, string[]>;
  answer?: (question: ProbeRequest) => ProbeResponse | Promise<ProbeResponse>;
  own?: number;
  timeoutMs?: number;
  /** The redirect target of the shop's own path. */
  leads?: string;
};

/** Creates a check with simulated hosts and records its requests. */
function inWorld(world: World = {}) {
  const { addresses = {}, answer = () => said(200), own = 200, leads, timeoutMs = 5_000 } = world;
  const asked: string[] = [];
  const inspect = createAddressCheck({
    baseUrl: 'https://shop.example',
    own: async (path) => {
      asked.push(`own ${path}`);
      if (!leads) return new Response(null, { status: own });
      const isThere = path === leads;
      return new Response(null, isThere ? {} : { status: own, headers: { location: leads } });
    },
    lookUp: async (name) => addresses[name] ?? [somewhere],
    probe: async (question) => {
      asked.push(`${question.method} ${question.url.href} at ${question.address}`);
      return answer(question);
    },
    timeoutMs,
  });
  const check = async (address: string) => (await inspect(address)).problem === null;
  return { check, inspect, asked };
}

const said = (status: number, location: string | null = null): ProbeResponse => ({
  status,
  location,
  certificateEndsAt: null,
});

describe('a demo on this site', () => {
  test.each([
    ['/demos/saltmarsh/', 'own /demos/saltmarsh/'],
    ['/demos/saltmarsh/?a=b#top', 'own /demos/saltmarsh/?a=b'],
    ['https://shop.example/demos/saltmarsh/', 'own /demos/saltmarsh/'],
  ])('is checked inside the process at %s', async (address, own) => {
    const { check, asked } = inWorld();
    expect(await check(address)).toBe(true);
    expect(asked).toEqual([own]);
  });

  test('is down if its path does not exist', async () => {
    expect(await inWorld({ own: 404 }).check('/demos/nothing/')).toBe(false);
    expect(await inWorld({ own: 500 }).check('/demos/broken/')).toBe(false);
  });

  test('follows redirects inside and outside the shop', async () => {
    const near = inWorld({ own: 308, leads: '/demos/saltmarsh/' });
    expect(await near.check('/demos/saltmarsh')).toBe(true);
    expect(near.asked).toEqual(['own /demos/saltmarsh', 'own /demos/saltmarsh/']);
    const inside = inWorld({ own: 302, leads: 'http://127.0.0.1/' });
    expect(await inside.check('/demos/saltmarsh')).toBe(false);
  });

  test('times out if there is no response', async () => {
    const signals: AbortSignal[] = [];
    const check = createAddressCheck({
      baseUrl: 'https://shop.example',
      own: (_, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
      timeoutMs: 20,
    });
    expect((await check('/demos/silent/')).problem).toBe('no_answer');
    expect(signals[0]?.aborted).toBe(true);
  });

  test('does not treat a path that looks like a host as one', async () => {
    const { check, asked } = inWorld({ addresses: { 'evil.example': ['10.0.0.1'] } });
    expect(await check('//evil.example/')).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('a demo on another host', () => {
  test('gets a HEAD request at its resolved address', async () => {
    const { check, asked } = inWorld();
    expect(await check('https://demo.example/a?b=c')).toBe(true);
    expect(asked).toEqual([`HEAD https://demo.example/a?b=c at ${somewhere}`]);
  });

  test.each([404, 405, 501])('gets a GET request after answering HEAD with %d', async (status) => {
    const { check, asked } = inWorld({
      answer: ({ method }) => said(method === 'HEAD' ? status : 200),
    });
    expect(await check('http://demo.example/')).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test('gets a GET request after HEAD times out', async () => {
    const silent = ({ signal }: ProbeRequest) =>
      new Promise<ProbeResponse>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const answer = (question: ProbeRequest) =>
      question.method === 'HEAD' ? silent(question) : said(200);
    const { check, asked } = inWorld({ answer, timeoutMs: 200 });
    expect(await check('https://demo.example/')).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test.each([200, 204, 304, 399, 401, 403, 429])('is up with status %d', async (status) => {
    expect(await inWorld({ answer: () => said(status) }).check('https://demo.example/')).toBe(true);
  });

  test.each([199, 400, 404, 410, 500, 503])('is down with status %d', async (status) => {
    expect(await inWorld({ answer: () => said(status) }).check('https://demo.example/')).toBe(
      false,
    );
  });

  test('is tried at each address until one answers', async () => {
    const addresses = { 'demo.example': ['2606:4700::1', '1.1.1.1', '8.8.8.8'] };
    const lives = (which: string) => (question: ProbeRequest) =>
      question.address === which ? said(200) : Promise.reject(new Error('refused'));
    const last = inWorld({ addresses, answer: lives('2606:4700::1') });
    expect(await last.check('https://demo.example/')).toBe(true);
    const places = last.asked.map((question) => question.split(' at ')[1]);
    expect([...new Set(places)]).toEqual(['1.1.1.1', '8.8.8.8', '2606:4700::1']);
    const first = inWorld({ addresses, answer: lives('1.1.1.1') });
    expect(await first.check('https://demo.example/')).toBe(true);
    expect(first.asked).toHaveLength(1);
  });

  test('is down if requests fail, the port is closed or the name is unknown', async () => {
    expect(await inWorld({ answer: () => said(503) }).check('https://demo.example/')).toBe(false);
    const refused = () => Promise.reject(new Error('refused'));
    expect(await inWorld({ answer: refused }).check('https://demo.example/')).toBe(false);
    const unknown = inWorld({ addresses: { 'demo.example': [] } });
    expect(await unknown.check('https://demo.example/')).toBe(false);
  });

  test('follows at most three redirects', async () => {
    const moved = ({ url }: ProbeRequest) =>
      Number(url.pathname.slice(1)) > 0
        ? said(301, `/${Number(url.pathname.slice(1)) - 1}`)
        : said(200);
    const near = inWorld({ answer: moved });
    expect(await near.check('https://demo.example/3')).toBe(true);
    expect(near.asked).toHaveLength(4);
    const far = inWorld({ answer: moved });
    expect(await far.check('https://demo.example/4')).toBe(false);
    expect(far.asked).toHaveLength(4);
  });
});

describe('a check', () => {
  test.each<[string, World, string, AddressCheck['problem']]>([
    ['no problem', {}, 'https://demo.example/', null],
    [
      'an unknown name',
      { addresses: { 'demo.example': [] } },
      'https://demo.example/',
      'unknown_name',
    ],
    [
      'a private address',
      { addresses: { 'demo.example': ['10.0.0.1'] } },
      'https://demo.example/',
      'private_address',
    ],
    ['another port', {}, 'https://demo.example:8443/', 'private_address'],
    [
      'an expired certificate',
      { answer: () => Promise.reject(Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' })) },
      'https://demo.example/',
      'bad_certificate',
    ],
    [
      'a closed port',
      { answer: () => Promise.reject(new Error('refused')) },
      'https://demo.example/',
      'no_answer',
    ],
    ['an error', { answer: () => said(503) }, 'https://demo.example/', 'error_status'],
    [
      'endless redirects',
      { answer: () => said(302, '/') },
      'https://demo.example/',
      'error_status',
    ],
  ])('reports %s', async (_, world, address, problem) => {
    expect((await inWorld(world).inspect(address)).problem).toBe(problem);
  });

  test('reports the status, the time and the first certificate to end', async () => {
    const day = (date: string) => new Date(`${date}T00:00:00Z`);
    const answers = [
      { ...said(301, 'https://www.demo.example/'), certificateEndsAt: day('2026-03-01') },
      { ...said(200), certificateEndsAt: day('2026-05-01') },
    ];
    const { inspect } = inWorld({ answer: () => answers.shift() ?? said(404) });
    expect(await inspect('https://demo.example/')).toEqual({
      problem: null,
      status: 200,
      responseMs: expect.any(Number),
      certificateEndsAt: day('2026-03-01'),
    });
  });
});

describe('makes no request', () => {
  test.each([
    ...['http://127.0.0.1/', 'http://localhost/', 'http://[::1]:8080/', 'http://10.1.2.3/'],
    ...['http://169.254.169.254/latest/meta-data/', 'http://2130706433/', 'http://0x7f.1/'],
    ...['http://[::ffff:7f00:1]/', 'http://metadata.example/', 'http://half.example/'],
    ...['http://demo.example:8080/', 'https://demo.example:22/', 'https://demo.example:6379/'],
    ...['ftp://demo.example/', 'file:///etc/passwd', 'javascript:alert(1)', 'https://', ''],
  ])('to %s', async (address) => {
    const { check, asked } = inWorld({
      addresses: {
        localhost: ['127.0.0.1'],
        'metadata.example': ['169.254.169.254'],
        'half.example': [somewhere, '192.168.0.1'],
      },
      own: 404,
    });
    expect(await check(address)).toBe(false);
    expect(asked.filter((question) => !question.startsWith('own '))).toEqual([]);
  });

  test.each([
    ...['http://127.0.0.1/', 'http://inside.example/', 'file:///etc/passwd'],
    'https://demo.example:8443/',
  ])('to %s after a redirect', async (location) => {
    const { check, asked } = inWorld({
      addresses: { 'inside.example': ['10.0.0.1'] },
      answer: () => said(302, location),
    });
    expect(await check('https://demo.example/')).toBe(false);
    expect(asked).toEqual([`HEAD https://demo.example/ at ${somewhere}`]);
  });
});
