import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createFileReceiver } from '#api/platform/files/store-attachment';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { chunksOf } from '#api/testing/uploads';
import type { Brief, BriefFile, OrderBrief, SavedBrief } from '#contract/briefs';
import { briefFiles, briefs } from '#db/schema/briefs';
import { type OrderRow, orders } from '#db/schema/orders';
import { createBriefFiles } from './files.ts';

setDefaultTimeout(20_000);
const shop = testShop();
const limited = testShop({ rateLimits: true });
const dayMs = 24 * 60 * 60 * 1000;
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

afterEach(() => {
  shop().clock.shiftMs = 0;
});

/** A paid order of a guest, and the path of its link. */
async function aGuestBrief(values: Partial<typeof orders.$inferInsert> = {}, at = shop()) {
  const order = await anOrder(at.db, values);
  const path = `/api/guest/briefs/${at.mail.orderLinks.tokenFor({ id: order.id, version: 1 })}`;
  return { order, path };
}

async function read(path: string, headers: Record<string, string> = {}): Promise<Brief> {
  const response = await shop().get(path, headers);
  expect(response.status).toBe(200);
  return response.json();
}

function save(path: string, answers: Record<string, string>, version = 0) {
  return shop().send('PATCH', path, { answers, version });
}

async function saved(...[path, answers, version]: Parameters<typeof save>): Promise<SavedBrief> {
  const response = await save(path, answers, version);
  expect(response.status).toBe(200);
  return response.json();
}

function upload(
  path: string,
  field: string,
  bytes: BodyInit = picture,
  name = 'logo.png',
  at = shop(),
) {
  return at.app.handle(
    new Request(
      `http://localhost:3000${path}/files?field=${field}&name=${encodeURIComponent(name)}`,
      { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: bytes },
    ),
  );
}

async function uploaded(path: string, field: string, bytes?: BodyInit): Promise<BriefFile> {
  const response = await upload(path, field, bytes);
  expect(response.status).toBe(201);
  return response.json();
}

async function seenByAdmin(order: OrderRow): Promise<OrderBrief> {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const response = await shop().get(`/api/orders/${order.id}/brief`, { cookie });
  expect(response.status).toBe(200);
  return response.json();
}

describe('answers', () => {
  test('of pages that save at the same time are all kept', async () => {
    const { path } = await aGuestBrief();
    await Promise.all([
      saved(path, { businessName: 'Ada’s bakery' }),
      saved(path, { phone: '+1 555 0100' }),
      saved(path, { 'text.opening.headline': 'Fresh bread' }),
    ]);
    expect((await read(path)).answers).toEqual({
      businessName: 'Ada’s bakery',
      phone: '+1 555 0100',
      'text.opening.headline': 'Fresh bread',
    });
  });

  test('saved last win, and say what they replaced only if the page didn’t know it', async () => {
    const { path } = await aGuestBrief();
    const first = await saved(path, { businessName: 'Ada’s' });
    const knowing = await saved(path, { businessName: 'Ada’s bakery' }, first.version);
    expect(knowing.replaced).toEqual({});
    const unknowing = await saved(path, { businessName: 'Byron’s' }, first.version);
    expect(unknowing.replaced).toEqual({ businessName: 'Ada’s bakery' });
    expect(unknowing.answers).toEqual({ businessName: 'Byron’s' });
  });

  test('can be cleared', async () => {
    const { path } = await aGuestBrief();
    await saved(path, { businessName: 'Ada’s' });
    expect((await saved(path, { businessName: '' }, 1)).answers).toEqual({});
  });

  test('of unknown fields are dropped', async () => {
    const { path } = await aGuestBrief();
    const { answers } = await saved(path, { isAdmin: 'true', __proto__: 'x', phone: '1' });
    expect(answers).toEqual({ phone: '1' });
  });

  test.each([
    ['color', 'red', 'Enter a color as # and six digits, such as #1F6FEB.'],
    ['domainName', 'https://example', 'Enter a domain such as example.com.'],
    ['email', 'ada@', 'Enter an email address such as name@example.com.'],
    ['oldSiteAddress', 'javascript:alert(1)', 'Enter an address such as'],
    ['logo', 'other', 'Invalid enum value'],
    ['businessName', 'x'.repeat(201), '1 characters too long'],
    ['businessName', 'a\nb', 'can’t be shown'],
    ['logoFiles', 'x', 'Invalid input'],
  ])('in %s are refused with a sentence for the field: %s', async (field, text, sentence) => {
    const { path } = await aGuestBrief();
    const response = await save(path, { phone: '1', [field]: text });
    expect(response.status).toBe(400);
    const { errors } = await response.json();
    expect(errors).toEqual([{ path: field, message: expect.stringContaining(sentence) }]);
    expect((await read(path)).answers).toEqual({});
  });

  test('that a choice hides are neither checked nor kept', async () => {
    const { order, path } = await aGuestBrief();
    await saved(path, { domain: 'own', domainName: 'ada.example', registrar: 'Gandi' });
    await saved(path, { logo: 'upload' });
    await uploaded(path, 'logoFiles');
    const find = { domain: 'find', domainName: 'not a domain', domainWishes: 'ada.example' };
    const next = await saved(path, { ...find, logo: 'name' }, 9);
    const { domain, domainWishes } = find;
    expect(next.answers).toEqual({ domain, domainWishes, logo: 'name' });
    expect(next.files).toEqual([]);
    expect((await saved(path, { logo: 'upload' }, 9)).files).toHaveLength(1);
    await saved(path, { logo: 'name', domain: 'own' }, 9);
    expect((await shop().send('POST', `${path}/send`, { unfinished: true })).status).toBe(200);
    const brief = await saved(path, { logo: 'upload' }, 9);
    expect(brief).toMatchObject({ answers: { logo: 'upload', domain: 'own' }, files: [] });
    expect((await seenByAdmin(order)).changes.map(({ field }) => field)).toEqual(['logo']);
  });

  test.each([
    ['https://www.example.com/', 'www.example.com'],
    ['http://example.com/about?a#b', 'example.com'],
    [' example.com/ ', 'example.com'],
    ['https://bücher.de', 'bücher.de'],
  ])('of a domain keep the host of %s', async (typed, host) => {
    const { path } = await aGuestBrief();
    const { answers } = await saved(path, { domain: 'own', domainName: typed });
    expect(answers.domainName).toBe(host);
  });

  test('that hold a NUL byte are refused', async () => {
    const { path } = await aGuestBrief();
    expect((await save(path, { business: 'a\0b' })).status).toBe(400);
  });

  test.each([
    ['has not been paid', { paidAt: null }],
    ['is delivered', { deliveredAt: new Date() }],
    ['is cancelled', { status: 'cancelled' }],
  ] as const)('are refused when the order %s', async (_, values) => {
    const { path } = await aGuestBrief(values);
    expect((await save(path, { phone: '1' })).status).toBe(409);
    expect((await upload(path, 'otherFiles')).status).toBe(409);
    expect((await shop().post(`${path}/send`, { unfinished: true })).status).toBe(409);
  });

  test('are limited', async () => {
    const { path } = await aGuestBrief({}, limited());
    const statuses = await Promise.all(
      Array.from(
        { length: 201 },
        async () => (await upload(path, 'otherFiles', 'x', 'a.txt', limited())).status,
      ),
    );
    expect(statuses.some((status) => status === 409 || status === 429)).toBe(true);
  }, 60_000);
});

describe('the percentage', () => {
  test('counts what the answers make necessary', async () => {
    const { path } = await aGuestBrief();
    const { percent, sections } = await read(path);
    expect(percent).toBe(0);
    const texts = sections.flatMap(({ id, texts }) =>
      texts.filter(({ optional }) => !optional).map((text) => [`text.${id}.${text.id}`, 'Words']),
    );
    const done = await saved(path, {
      ...Object.fromEntries(texts),
      businessName: 'Ada’s',
      business: 'Bread',
      phone: '1',
      logo: 'name',
      colors: 'design',
      domain: 'find',
      domainWishes: 'adas.example',
      oldSite: 'none',
    });
    expect(done.percent).toBe(100);
    const more = await saved(path, { logo: 'upload' }, done.version);
    expect(more.percent).toBeLessThan(100);
    await uploaded(path, 'logoFiles');
    expect((await read(path)).percent).toBe(100);
  });

  test('is in the list of subscriptions', async () => {
    const ada = await shop().signIn();
    const order = await anOrder(shop().db, { customerId: ada.id });
    await anOrder(shop().db, {
      customerId: ada.id,
      paidAt: null,
      checkoutExpiresAt: new Date(Date.now() + dayMs),
    });
    const path = `/api/customer/subscriptions/${order.id}/brief`;
    const patch = { answers: { businessName: 'Ada’s' }, version: 0 };
    const { percent } = await (
      await shop().send('PATCH', path, patch, { cookie: ada.cookie })
    ).json();
    expect(percent).toBeGreaterThan(0);
    const list = await (
      await shop().get('/api/customer/subscriptions', { cookie: ada.cookie })
    ).json();
    expect(list.map((one: { brief: unknown }) => one.brief)).toEqual([
      null,
      { percent, sentAt: null },
    ]);
  });

  test('follows the sections of the product', async () => {
    const texts = [{ id: 'menu', label: 'Menu', example: 'Soup', max: 20, optional: false }];
    const section = { id: 'menu', title: 'Menu', hint: '', texts, pictures: { max: 0, hint: '' } };
    const product = await shop().aProduct({ briefSections: [section] });
    const { path } = await aGuestBrief({ productId: product.id });
    expect((await read(path)).sections).toEqual([section]);
    expect((await save(path, { 'text.menu.menu': 'x'.repeat(21) })).status).toBe(400);
    expect((await upload(path, 'pictures.menu')).status).toBe(400);
  });
});

describe('a brief that was begun', () => {
  const section = (id: string) => ({
    id,
    title: id,
    hint: '',
    pictures: { max: 1, hint: '' },
    texts: [{ id: 'text', label: 'Text', example: '', max: 20, optional: false }],
  });

  test('keeps its questions when those of the product change', async () => {
    const product = await shop().aProduct({ briefSections: [section('menu')] });
    const { order, path } = await aGuestBrief({ productId: product.id });
    const unopened = await aGuestBrief({ productId: product.id });
    const { percent } = await read(path);
    await ask(product.id, [section('team'), section('hours')]);
    const answers = { 'text.menu.text': 'Soup', 'text.team.text': 'Ada' };
    const after = await saved(path, answers);
    expect(after.sections).toEqual([section('menu')]);
    expect(after.answers).toEqual({ 'text.menu.text': 'Soup' });
    expect((await seenByAdmin(order)).answers).toEqual({ 'text.menu.text': 'Soup' });
    expect((await uploaded(path, 'pictures.menu')).field).toBe('pictures.menu');
    expect(after.percent).toBeGreaterThan(percent);
    expect((await read(unopened.path)).sections).toEqual([section('team'), section('hours')]);
  });

  test('isn’t begun by an admin who looks at it', async () => {
    const product = await shop().aProduct({ briefSections: [section('menu')] });
    const { order, path } = await aGuestBrief({ productId: product.id });
    expect((await seenByAdmin(order)).sections).toEqual([section('menu')]);
    await ask(product.id, [section('team')]);
    expect((await seenByAdmin(order)).sections).toEqual([section('team')]);
    expect((await read(path)).sections).toEqual([section('team')]);
  });

  test('before products had their own questions keeps those of most designs', async () => {
    const product = await shop().aProduct({ briefSections: [section('menu')] });
    const { order, path } = await aGuestBrief({ productId: product.id });
    await shop().db.insert(briefs).values({ orderId: order.id });
    expect((await read(path)).sections.map(({ id }) => id)).toContain('opening');
  });

  async function ask(id: number, briefSections: Brief['sections']) {
    const { cookie } = await shop().signIn({ isAdmin: true });
    const path = `/api/products/${id}`;
    const response = await shop().send('PATCH', path, { briefSections }, { cookie });
    expect(response.status).toBe(200);
  }
});

describe('sending', () => {
  test('needs an answer, and a confirmation while something is missing', async () => {
    const { order, path } = await aGuestBrief();
    const send = (unfinished: boolean) => shop().post(`${path}/send`, { unfinished });
    expect((await send(true)).status).toBe(409);
    await saved(path, { businessName: 'Ada’s' });
    const refused = await send(false);
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toContain('answers are missing');
    const sent: Brief = await (await send(true)).json();
    expect(sent.sentAt).not.toBeNull();
    shop().clock.shiftMs = dayMs;
    expect((await (await send(true)).json()).sentAt).toBe(sent.sentAt);
    const { cookie } = await shop().signIn({ isAdmin: true });
    const events = await (await shop().get(`/api/orders/${order.id}/timeline`, { cookie })).json();
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('brief_sent');
  });

  test('lets the shop see later edits as changes', async () => {
    const { order, path } = await aGuestBrief();
    await saved(path, { businessName: 'Ada’s', phone: '1' });
    const removed = await uploaded(path, 'otherFiles', 'notes');
    await shop().post(`${path}/send`, { unfinished: true });
    expect((await seenByAdmin(order)).changes).toEqual([]);
    await saved(path, { businessName: 'Ada’s bakery', phone: '', registrar: 'Gandi' }, 1);
    const added = await uploaded(path, 'logoFiles');
    await shop().send('DELETE', `${path}/files/${removed.id}`);
    const at = expect.any(String);
    expect((await seenByAdmin(order)).changes).toEqual([
      { field: 'businessName', before: 'Ada’s', after: 'Ada’s bakery', at },
      { field: 'phone', before: '1', after: null, at },
      { field: 'registrar', before: null, after: 'Gandi', at },
      { field: 'logoFiles', before: null, after: added.name, at },
      { field: 'otherFiles', before: removed.name, after: null, at: null },
    ]);
  });

  test('tells admins once, and of later changes at most every ten minutes', async () => {
    const { order, path } = await aGuestBrief();
    const heard: string[] = [];
    await shop().database.listen('admins', (payload) => {
      // Empty when the connection is made.
      if (payload === '') return;
      const { kind, id } = JSON.parse(payload);
      if (id === order.id) heard.push(kind);
    });
    await saved(path, { phone: '1' });
    await shop().post(`${path}/send`, { unfinished: true });
    await shop().post(`${path}/send`, { unfinished: true });
    await saved(path, { phone: '2' }, 1);
    await saved(path, { phone: '3' }, 2);
    shop().clock.shiftMs = 11 * 60 * 1000;
    await saved(path, { phone: '4' }, 3);
    while (heard.length < 3) await Bun.sleep(10);
    expect(heard).toEqual(['brief.sent', 'brief.changed', 'brief.changed']);
  });
});

describe('a file', () => {
  test('gets its type from its content and a safe name', async () => {
    const { path } = await aGuestBrief();
    const response = await upload(path, 'logoFiles', picture, '../logo\r\n.html');
    expect(await response.json()).toMatchObject({
      field: 'logoFiles',
      name: 'logo.html.png',
      type: 'image/png',
      sizeBytes: picture.length,
    });
  });

  test.each([
    ['an HTML page', 'logoFiles', '<html><script>alert(1)</script>'],
    ['an SVG picture', 'logoFiles', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', 'otherFiles', 'MZ\0\0'],
    ['text as a picture', 'logoFiles', 'words'],
  ])('of %s is refused regardless of its name', async (_, field, bytes) => {
    const { path } = await aGuestBrief();
    expect((await upload(path, field, bytes, 'logo.png')).status).toBe(415);
    expect((await read(path)).files).toEqual([]);
  });

  test('is refused when empty, too large or for a field without files', async () => {
    const { path } = await aGuestBrief();
    expect((await upload(path, 'logoFiles', new Uint8Array(0))).status).toBe(400);
    const large = new Uint8Array(10 * 1024 * 1024 + 1).fill(0x61);
    expect((await upload(path, 'otherFiles', large, 'a.txt')).status).toBe(413);
    expect((await upload(path, 'businessName')).status).toBe(400);
    expect((await upload(path, 'nothing')).status).toBe(400);
  });

  test('is refused when the field is full, also at the same time', async () => {
    const { path } = await aGuestBrief();
    const all = await Promise.all(Array.from({ length: 7 }, () => upload(path, 'logoFiles')));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
  });

  test('may be an archive, which browsers download', async () => {
    const { path } = await aGuestBrief();
    const bytes = Buffer.from('504b030414000000', 'hex');
    const { id } = await (await upload(path, 'otherFiles', bytes, 'all.zip')).json();
    const response = await shop().get(`${path}/files/${id}`);
    expect(response.headers.get('content-disposition')).toStartWith('attachment');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test('is only available to its customer and to admins', async () => {
    const [ada, byron] = [await shop().signIn(), await shop().signIn()];
    const admin = await shop().signIn({ isAdmin: true });
    const order = await anOrder(shop().db, { customerId: ada.id });
    const other = await anOrder(shop().db, { customerId: byron.id });
    const file = await shop().services.briefFiles.add(order, {
      field: 'logoFiles',
      name: 'logo.png',
      address: '127.0.0.1',
      chunks: chunksOf(picture),
    });
    const statusOf = async (path: string, cookie: string) =>
      (await shop().get(`${path}/brief/files/${file.id}`, { cookie })).status;
    expect(await statusOf(`/api/customer/subscriptions/${order.id}`, ada.cookie)).toBe(200);
    expect(await statusOf(`/api/customer/subscriptions/${order.id}`, byron.cookie)).toBe(404);
    expect(await statusOf(`/api/customer/subscriptions/${other.id}`, byron.cookie)).toBe(404);
    expect(await statusOf(`/api/orders/${order.id}`, admin.cookie)).toBe(200);
    expect(await statusOf(`/api/orders/${other.id}`, admin.cookie)).toBe(404);
    expect(await statusOf(`/api/orders/${order.id}`, ada.cookie)).toBe(403);
  });

  test('is deleted with its content', async () => {
    const { path } = await aGuestBrief();
    const { id } = await uploaded(path, 'logoFiles');
    const [row] = await shop().db.select().from(briefFiles).where(eq(briefFiles.id, id));
    expect((await shop().send('DELETE', `${path}/files/${id}`)).status).toBe(200);
    expect((await read(path)).files).toEqual([]);
    expect(await shop().files.get(row?.key ?? '')).toBeNull();
    expect((await shop().get(`${path}/files/${id}`)).status).toBe(404);
  });
});

describe('a file that a crash left behind', () => {
  const sweep = () => shop().jobs.run('unstored-brief-files');
  const rowOf = (id: string) =>
    shop().db.query.briefFiles.findFirst({ where: eq(briefFiles.id, id) });
  const crash = (id: string) =>
    shop().db.update(briefFiles).set({ storedAt: null }).where(eq(briefFiles.id, id));

  test('isn’t shown, and is swept an hour later with its content', async () => {
    const { path } = await aGuestBrief();
    const lost = await uploaded(path, 'logoFiles');
    const kept = await uploaded(path, 'logoFiles');
    await crash(lost.id);
    const { key = '' } = (await rowOf(lost.id)) ?? {};
    expect((await read(path)).files.map(({ id }) => id)).toEqual([kept.id]);
    expect((await shop().get(`${path}/files/${lost.id}`)).status).toBe(404);
    shop().clock.shiftMs = 50 * 60 * 1000;
    await sweep();
    expect(await shop().files.get(key)).not.toBeNull();
    shop().clock.shiftMs = 70 * 60 * 1000;
    await sweep();
    expect(await shop().files.get(key)).toBeNull();
    expect(await rowOf(lost.id)).toBeUndefined();
    expect((await shop().get(`${path}/files/${kept.id}`)).status).toBe(200);
  });

  test('doesn’t keep others from being swept when it can’t be deleted', async () => {
    const { order } = await aGuestBrief();
    const stored = new Set<string>();
    let isDiskAway = false;
    const { db, clock, services } = shop();
    const service = createBriefFiles({
      db,
      briefs: services.briefs,
      now: clock.now,
      limits: services.limits,
      receive: createFileReceiver(join(shop().dataDir, 'files')),
      files: {
        put: async (key) => void stored.add(key),
        get: async () => null,
        remove: async (key) => {
          if (isDiskAway && key.endsWith(stuck.id)) throw new Error('The disk is away');
          stored.delete(key);
        },
      },
    });
    const add = () =>
      service.add(order, {
        field: 'otherFiles',
        name: 'a.txt',
        address: '127.0.0.1',
        chunks: chunksOf('a'),
      });
    const [stuck, other] = [await add(), await add()];
    isDiskAway = true;
    await expect(service.remove(order, stuck.id)).rejects.toThrow('The disk is away');
    await crash(other.id);
    clock.shiftMs = 2 * 60 * 60 * 1000;
    await expect(service.sweep()).rejects.toThrow('The disk is away');
    expect([...stored]).toEqual([stuck.key]);
    isDiskAway = false;
    await service.sweep();
    expect(stored.size).toBe(0);
    expect(await rowOf(stuck.id)).toBeUndefined();
  });
});

describe('a guest’s link', () => {
  test('is refused after 90 days, when changed, and when revoked', async () => {
    const { order, path } = await aGuestBrief();
    expect((await shop().get(path)).status).toBe(200);
    const last = path.at(-1) === 'A' ? 'B' : 'A';
    expect((await shop().get(`${path.slice(0, -1)}${last}`)).status).toBe(404);
    shop().clock.shiftMs = 89 * dayMs;
    expect((await shop().get(path)).status).toBe(200);
    shop().clock.shiftMs = 91 * dayMs;
    expect((await shop().get(path)).status).toBe(404);
    shop().clock.shiftMs = 0;
    await saved(path, { phone: '1' });
    await shop().db.update(briefs).set({ linkVersion: 2 }).where(eq(briefs.orderId, order.id));
    expect((await shop().get(path)).status).toBe(404);
    expect((await save(path, { phone: '2' })).status).toBe(404);
  });

  test('ends when an admin revokes it, and a later link works', async () => {
    const { order, path } = await aGuestBrief();
    await saved(path, { phone: '1' });
    const { cookie } = await shop().signIn({ isAdmin: true });
    const revoke = (id: number) =>
      shop().send('DELETE', `/api/orders/${id}/links`, undefined, { cookie });
    expect((await revoke(order.id)).status).toBe(200);
    expect((await shop().get(path)).status).toBe(404);
    expect((await save(path, { phone: '2' })).status).toBe(404);
    const token = shop().mail.orderLinks.tokenFor({ id: order.id, version: 2 });
    expect((await read(`/api/guest/briefs/${token}`)).answers).toEqual({ phone: '1' });
    const ada = await shop().signIn();
    const owned = await anOrder(shop().db, { customerId: ada.id });
    expect((await revoke(owned.id)).status).toBe(409);
  });

  test('ends when the order joins an account', async () => {
    const { order, path } = await aGuestBrief();
    const ada = await shop().signIn();
    await shop().db.update(orders).set({ customerId: ada.id }).where(eq(orders.id, order.id));
    expect((await shop().get(path)).status).toBe(404);
    const own = `/api/customer/subscriptions/${order.id}/brief`;
    expect((await shop().get(own, { cookie: ada.cookie })).status).toBe(200);
  });
});
