import { beforeEach, describe, expect, test } from 'bun:test';
import { sitesTarget } from '#api/testing/app';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { DomainCheck } from '#contract/domain-checks';
import type { OrderRow } from '#db/schema/orders';
import { toPublicDomain } from './query-dns.ts';
import { createDomainChecks } from './service.ts';

/** DNS as the tests describe it: records by 'TYPE name', or the code of a failure by name or record. */
let world: { records?: Record<string, string[]>; failures?: Record<string, string> } = {};
let asked: string[] = [];
async function resolveRecords(name: string, type: string): Promise<string[]> {
  asked.push(`${type} ${name}`);
  const code = world.failures?.[name] ?? world.failures?.[`${type} ${name}`];
  if (code) throw Object.assign(new Error(`query ${code}`), { code });
  return world.records?.[`${type} ${name}`] ?? [];
}

const shop = testShop({ resolveRecords, rateLimits: true });
const [ipv4 = '', ipv6 = ''] = sitesTarget.addresses;
const { host } = sitesTarget;

beforeEach(() => {
  world = {};
  asked = [];
});

async function withDomain(domainName: string, values: Parameters<typeof anOrder>[1] = {}) {
  const { id: customerId, cookie } = await shop().signIn();
  const order = await anOrder(shop().db, { customerId, ...values });
  const path = `/api/customer/subscriptions/${order.orderId}/brief`;
  const answers = { domain: 'own', domainName };
  await shop().send('PATCH', path, { answers, version: 0 }, { cookie });
  return { order, ask: () => shop().get(`${path}/domain`, { cookie }) };
}

async function check(domain: string): Promise<DomainCheck> {
  const response = await (await withDomain(domain)).ask();
  expect(response.status).toBe(200);
  return response.json();
}

const statesOf = ({ records }: DomainCheck) =>
  records.map(({ type, state, found }) => [type, state, ...found].join(' '));

const ours = { 'A ada.example': [ipv4], 'AAAA ada.example': [ipv6.toUpperCase()] };

describe('a domain', () => {
  test('is set if it and its www point to our servers', async () => {
    world = { records: { ...ours, 'CNAME www.ada.example': [`${host}.`] } };
    const found = await check('Ada.Example');
    expect(found).toEqual({
      domain: 'ada.example',
      status: 'set',
      checkedAt: expect.any(String),
      records: [
        { name: 'ada.example', type: 'A', value: ipv4, found: [], state: 'set' },
        { name: 'ada.example', type: 'AAAA', value: ipv6, found: [], state: 'set' },
        { name: 'www.ada.example', type: 'CNAME', value: host, found: [], state: 'set' },
      ],
    });
  });

  test('is set if its www has our addresses instead of a CNAME', async () => {
    world = { records: { ...ours, 'A www.ada.example': [ipv4] } };
    expect((await check('www.ada.example')).status).toBe('set');
  });

  test('is set differently if its www has other addresses of version 6', async () => {
    const other = { 'A www.ada.example': [ipv4], 'AAAA www.ada.example': ['2620:fe::9', ipv6] };
    world = { records: { ...ours, ...other } };
    const found = await check('ada.example');
    expect(found.status).toBe('not_yet');
    expect(statesOf(found)[2]).toStartWith('CNAME other');
    expect(found.records[2]?.found).toContain('2620:fe::9');
  });

  test('is set differently if the ninth address is not ours', async () => {
    const nine = [...Array.from({ length: 8 }, () => ipv4), '8.8.8.8'];
    world = { records: { ...ours, 'A ada.example': nine, 'CNAME www.ada.example': [host] } };
    expect(statesOf(await check('ada.example'))).toEqual([
      'A other 8.8.8.8',
      'AAAA set',
      'CNAME set',
    ]);
  });

  test('shows eight of many other addresses', async () => {
    const many = Array.from({ length: 20 }, (_, n) => `8.8.8.${n}`);
    world = { records: { 'A ada.example': many } };
    expect((await check('ada.example')).records[0]?.found).toEqual(many.slice(0, 8));
  });

  test('is not set yet while a record is missing or leads elsewhere', async () => {
    world = {
      records: { 'A ada.example': ['8.8.8.8', ipv4], 'CNAME www.ada.example': ['old.host'] },
    };
    const found = await check('ada.example');
    expect(found.status).toBe('not_yet');
    expect(statesOf(found)).toEqual(['A other 8.8.8.8', 'AAAA missing', 'CNAME other old.host']);
  });

  test('has no records yet if its www does not exist', async () => {
    world = { records: ours, failures: { 'www.ada.example': 'ENOTFOUND' } };
    expect(statesOf(await check('ada.example'))).toEqual(['A set', 'AAAA set', 'CNAME missing']);
  });

  test('doesn’t exist if DNS says so', async () => {
    world = { failures: { 'ada.example': 'ENOTFOUND' } };
    const found = await check('ada.example');
    expect(found.status).toBe('no_such_domain');
    expect(statesOf(found)).toEqual(['A unknown', 'AAAA unknown', 'CNAME unknown']);
  });

  test.each(['ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED', 'EREFUSED'])(
    'leaves open only what DNS doesn’t answer, with %s',
    async (code) => {
      world = { records: ours, failures: { 'www.ada.example': code } };
      const found = await check('ada.example');
      expect(found.status).toBe('check_failed');
      expect(statesOf(found)).toEqual(['A set', 'AAAA set', 'CNAME unknown']);
    },
  );

  test('is not set yet if one record is wrong and DNS doesn’t answer about another', async () => {
    world = {
      records: { 'A ada.example': ['8.8.8.8'] },
      failures: { 'www.ada.example': 'ESERVFAIL', 'AAAA ada.example': 'ESERVFAIL' },
    };
    const found = await check('ada.example');
    expect(found.status).toBe('not_yet');
    expect(statesOf(found)).toEqual(['A other 8.8.8.8', 'AAAA unknown', 'CNAME unknown']);
  });

  test('is asked for in ASCII', async () => {
    expect((await check('bäckerei.example')).domain).toBe('xn--bckerei-5wa.example');
    expect(asked).toContain('A xn--bckerei-5wa.example');
  });
});

describe('the shop’s own network', () => {
  test.each(['db.internal', 'printer.local', 'shop.corp', 'a.localhost'])(
    'is never asked for %s',
    async (domain) => {
      expect((await check(domain)).status).toBe('no_such_domain');
      expect(asked).toEqual([]);
    },
  );

  test('is not shown if a domain leads to it', async () => {
    world = {
      records: { 'A ada.example': ['10.0.0.7', '8.8.4.4'], 'A www.ada.example': ['192.168.0.1'] },
    };
    expect(statesOf(await check('ada.example'))).toEqual([
      'A other 8.8.4.4',
      'AAAA missing',
      'CNAME other',
    ]);
  });

  test('is not shown by its names either', async () => {
    world = { records: { 'CNAME www.ada.example': ['web.corp.', 'old.host.'] } };
    expect(statesOf(await check('ada.example'))).toContain('CNAME other old.host');
  });

  test('is recognized by names that end with a dot', () => {
    expect(toPublicDomain('db.internal.')).toEqual({ name: 'db.internal', isPublic: false });
  });
});

test('says what to do without a domain, and asks nothing', async () => {
  const { id: customerId, cookie } = await shop().signIn();
  const { orderId } = await anOrder(shop().db, { customerId });
  const path = `/api/customer/subscriptions/${orderId}/brief/domain`;
  const response = await shop().get(path, { cookie });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ detail: 'Enter your domain first.' });
  expect(asked).toEqual([]);
});

test('is the same for admins, who release the website', async () => {
  const { order } = await withDomain('ada.example');
  world = { records: { ...ours, 'CNAME www.ada.example': [host] } };
  const { cookie } = await shop().signIn({ isAdmin: true });
  const response = await shop().get(`/api/orders/${order.id}/brief/domain`, { cookie });
  expect(await response.json()).toMatchObject({ domain: 'ada.example', status: 'set' });
});

test('is limited for each order', async () => {
  const { ask } = await withDomain('ada.example');
  const { clock } = shop();
  try {
    for (let n = 0; n < 60; n++) {
      clock.shiftMs += 10_000;
      expect((await ask()).status).toBe(200);
    }
    expect((await ask()).status).toBe(200);
    clock.shiftMs += 10_000;
    expect((await ask()).status).toBe(429);
  } finally {
    clock.shiftMs = 0;
  }
}, 20_000);

test('is not looked up again within ten seconds, unless the check failed', async () => {
  const { ask } = await withDomain('ada.example');
  world = { failures: { 'A ada.example': 'ESERVFAIL', 'AAAA ada.example': 'ESERVFAIL' } };
  world.records = { 'CNAME www.ada.example': [host] };
  expect(await (await ask()).json()).toMatchObject({ status: 'check_failed' });
  world = { records: { ...ours, 'CNAME www.ada.example': [host] } };
  const first = await (await ask()).json();
  expect(first).toMatchObject({ status: 'set' });
  asked = [];
  expect(await (await ask()).json()).toEqual(first);
  expect(asked).toEqual([]);
});

describe('a check', () => {
  const briefWith = (text: string) => ({
    read: async () =>
      ({ brief: { answers: { domainName: { text, version: 1, at: '' } } } }) as never,
  });
  let log: string[] = [];
  beforeEach(() => {
    log = [];
  });
  const base = () => ({
    log: (line: string) => void log.push(line),
    db: shop().db,
    limits: shop().services.limits,
    now: () => new Date(),
    briefs: briefWith('ada.example'),
  });
  const anyOrder = { orderId: 'ACC-2026-9999' } as OrderRow;

  test('ends in time if DNS doesn’t answer', async () => {
    const resolve = () => new Promise<never>(() => {});
    const check = createDomainChecks({ ...base(), target: sitesTarget, resolve, timeoutMs: 20 });
    expect((await check(anyOrder, '1.1.1.1')).status).toBe('check_failed');
  });

  test('looks up the addresses of a host, and finds an address that has to be removed', async () => {
    const records: Record<string, string[]> = {
      'A sites.example': ['9.9.9.9'],
      'A ada.example': ['9.9.9.9'],
      'AAAA ada.example': ['2620:fe::9'],
      'A www.ada.example': ['9.9.9.9'],
    };
    const resolve = async (name: string, type: string) => records[`${type} ${name}`] ?? [];
    const check = createDomainChecks({ ...base(), target: { host: 'sites.example' }, resolve });
    const found = await check(anyOrder, '1.1.1.1');
    expect(found.status).toBe('not_yet');
    expect(statesOf(found)).toEqual(['A set', 'CNAME set', 'AAAA other 2620:fe::9']);
  });

  test('knows no records while the host has no addresses', async () => {
    const resolve = async () => [];
    const check = createDomainChecks({ ...base(), target: { host: 'sites.example' }, resolve });
    expect(await check(anyOrder, '1.1.1.1')).toMatchObject({
      status: 'check_failed',
      records: [],
    });
    expect(log).toEqual([
      'domain checks fail: couldn’t look up sites.example of SITES_HOST: it has no addresses',
    ]);
  });
});
