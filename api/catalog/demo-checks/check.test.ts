import { describe, expect, test } from 'bun:test';
import { createDemoCheck } from './check.ts';
import type { ProbeRequest, ProbeResponse } from './probe.ts';

const somewhere = '93.184.215.14';

type World = {
  /** By name. */
  addresses?: Record<string, string[]>;
  answer?: (question: ProbeRequest) => ProbeResponse | Promise<ProbeResponse>;
  own?: number;
  patienceMs?: number;
  /** Where the shop's own path leads. */
  leads?: string;
};

/** A check in a world of its own, and what was asked of it. */
function inWorld(world: World = {}) {
  const { addresses = {}, answer = () => said(200), own = 200, leads, patienceMs = 5_000 } = world;
  const asked: string[] = [];
  const check = createDemoCheck({
    baseUrl: 'https://shop.example',
    own: async (path) => {
      asked.push(`own ${path}`);
      if (!leads) return new Response(null, { status: own });
      const isThere = path === leads;
      return new Response(null, isThere ? {} : { status: own, headers: { location: leads } });
    },
    lookUp: async (name) => addresses[name] ?? [somewhere],
    ask: async (question) => {
      asked.push(`${question.method} ${question.url.href} at ${question.address}`);
      return answer(question);
    },
    patienceMs,
  });
  return { check, asked };
}

const said = (status: number, location: string | null = null): ProbeResponse => ({
  status,
  location,
});

describe('a demo of our own', () => {
  test.each([
    ['/demos/saltmarsh/', 'own /demos/saltmarsh/'],
    ['/demos/saltmarsh/?a=b#top', 'own /demos/saltmarsh/?a=b'],
    ['https://shop.example/demos/saltmarsh/', 'own /demos/saltmarsh/'],
  ])('%s is asked within the process', async (address, own) => {
    const { check, asked } = inWorld();
    expect(await check(address)).toBe(true);
    expect(asked).toEqual([own]);
  });

  test('that is not there does not answer', async () => {
    expect(await inWorld({ own: 404 }).check('/demos/nothing/')).toBe(false);
    expect(await inWorld({ own: 500 }).check('/demos/broken/')).toBe(false);
  });

  test('is followed where it leads, within the shop and out of it', async () => {
    const near = inWorld({ own: 308, leads: '/demos/saltmarsh/' });
    expect(await near.check('/demos/saltmarsh')).toBe(true);
    expect(near.asked).toEqual(['own /demos/saltmarsh', 'own /demos/saltmarsh/']);
    const inside = inWorld({ own: 302, leads: 'http://127.0.0.1/' });
    expect(await inside.check('/demos/saltmarsh')).toBe(false);
  });

  test('that says nothing is given up', async () => {
    const signals: AbortSignal[] = [];
    const check = createDemoCheck({
      baseUrl: 'https://shop.example',
      own: (_, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
      patienceMs: 20,
    });
    expect(await check('/demos/silent/')).toBe(false);
    expect(signals[0]?.aborted).toBe(true);
  });

  test('is no host of a path that looks like one', async () => {
    const { check, asked } = inWorld({ addresses: { 'evil.example': ['10.0.0.1'] } });
    expect(await check('//evil.example/')).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('a demo elsewhere', () => {
  test('is asked for its head, at the address that was looked up', async () => {
    const { check, asked } = inWorld();
    expect(await check('https://demo.example/a?b=c')).toBe(true);
    expect(asked).toEqual([`HEAD https://demo.example/a?b=c at ${somewhere}`]);
  });

  test.each([404, 405, 501])('that answers a HEAD with %d is asked with GET', async (status) => {
    const { check, asked } = inWorld({
      answer: ({ method }) => said(method === 'HEAD' ? status : 200),
    });
    expect(await check('http://demo.example/')).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test('that leaves a HEAD without an answer is asked with GET in time', async () => {
    const silent = ({ signal }: ProbeRequest) =>
      new Promise<ProbeResponse>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const answer = (question: ProbeRequest) =>
      question.method === 'HEAD' ? silent(question) : said(200);
    const { check, asked } = inWorld({ answer, patienceMs: 200 });
    expect(await check('https://demo.example/')).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test.each([200, 204, 304, 399, 401, 403, 429])('that says %d answers', async (status) => {
    expect(await inWorld({ answer: () => said(status) }).check('https://demo.example/')).toBe(true);
  });

  test.each([199, 400, 404, 410, 500, 503])('that says %d does not', async (status) => {
    expect(await inWorld({ answer: () => said(status) }).check('https://demo.example/')).toBe(
      false,
    );
  });

  test('is asked at each of its addresses until one answers', async () => {
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

  test('does not answer where neither is well, nobody listens or the name is unknown', async () => {
    expect(await inWorld({ answer: () => said(503) }).check('https://demo.example/')).toBe(false);
    const refused = () => Promise.reject(new Error('refused'));
    expect(await inWorld({ answer: refused }).check('https://demo.example/')).toBe(false);
    const unknown = inWorld({ addresses: { 'demo.example': [] } });
    expect(await unknown.check('https://demo.example/')).toBe(false);
  });

  test('is followed where it has moved, three times at most', async () => {
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

describe('nobody is asked', () => {
  test.each([
    ...['http://127.0.0.1/', 'http://localhost/', 'http://[::1]:8080/', 'http://10.1.2.3/'],
    ...['http://169.254.169.254/latest/meta-data/', 'http://2130706433/', 'http://0x7f.1/'],
    ...['http://[::ffff:7f00:1]/', 'http://metadata.example/', 'http://half.example/'],
    ...['http://demo.example:8080/', 'https://demo.example:22/', 'https://demo.example:6379/'],
    ...['ftp://demo.example/', 'file:///etc/passwd', 'javascript:alert(1)', 'https://', ''],
  ])('at %s', async (address) => {
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
  ])('at %s, where a redirect leads there', async (location) => {
    const { check, asked } = inWorld({
      addresses: { 'inside.example': ['10.0.0.1'] },
      answer: () => said(302, location),
    });
    expect(await check('https://demo.example/')).toBe(false);
    expect(asked).toEqual([`HEAD https://demo.example/ at ${somewhere}`]);
  });
});
