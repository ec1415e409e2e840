import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { createRateLimits } from '#api/http/rate-limits';
import { createSessions } from '#api/identity/sessions/service';
import type { FileStore } from '#api/platform/files/store';
import { createFileReceiver } from '#api/platform/files/store-attachment';
import { testShop } from '#api/testing/shop';
import { askAsGuest, aTicket } from '#api/testing/tickets';
import { chunksOf } from '#api/testing/uploads';
import type { Attachment, TicketMessage } from '#contract/ticket-messages';
import { attachments } from '#db/schema/attachments';
import { users } from '#db/schema/users';
import { createAttachments, type Uploader } from './service.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const limited = testShop({ rateLimits: true });
const hourMs = 60 * 60 * 1000;
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

afterEach(() => {
  shop().clock.shiftMs = 0;
});

type Person = { cookie: string };

function upload(
  who: Record<string, string>,
  bytes: BodyInit = picture,
  name = 'menu.png',
  at = shop(),
) {
  return at.app.handle(
    new Request(`http://localhost:3000/api/attachments?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...who },
      body: bytes,
    }),
  );
}

async function uploaded(who: Person, bytes?: BodyInit, name?: string): Promise<Attachment> {
  const response = await upload({ cookie: who.cookie }, bytes, name);
  expect(response.status).toBe(201);
  return response.json();
}

const open = (id: string, who: Partial<Person> = {}, token?: string) =>
  shop().get(`/api/attachments/${id}${token === undefined ? '' : `?ticket=${token}`}`, { ...who });

async function aCustomerWithTicket() {
  const ada = await shop().signIn({ isVerified: true });
  const ticket = await aTicket(shop().db, { customerId: ada.id });
  const path = `/api/customer/support/tickets/${ticket.id}/messages`;
  const send = (attachmentIds: string[]) =>
    shop().post(path, { message: 'See the picture.', attachmentIds }, { cookie: ada.cookie });
  return { ada, ticket, path, send };
}

async function statusesFor(id: string, people: Partial<Person>[], token?: string) {
  const statuses: number[] = [];
  for (const { cookie } of people) {
    statuses.push((await open(id, cookie ? { cookie } : {}, token)).status);
  }
  return statuses;
}

describe('an upload', () => {
  test('gets its type from its content and a safe name', async () => {
    const ada = await shop().signIn({ isVerified: true });
    expect(await uploaded(ada, picture, '../menu\r\n.html')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'menu.html.png',
      type: 'image/png',
      sizeBytes: picture.length,
    });
  });

  test('requires a session', async () => {
    expect((await upload({})).status).toBe(401);
    expect((await upload(await onlyCookie({ isAdmin: true }))).status).toBe(201);
  });

  test.each([
    ['an HTML page', '<html><script>alert(1)</script>'],
    ['an SVG picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', 'MZ\0\0'],
  ])('of %s is refused regardless of its name', async (_, bytes) => {
    const response = await upload(await onlyCookie(), bytes, 'menu.png');
    expect(response.status).toBe(415);
    expect((await response.json()).detail).toContain('plain text');
  });

  test('is refused when empty', async () => {
    const response = await upload(await onlyCookie(), new Uint8Array(1).slice(1));
    expect(response.status).toBe(400);
  });

  test('may be up to 10 MB, even without a declared size', async () => {
    const most = new Uint8Array(10 * 1024 * 1024).fill(0x61);
    expect((await upload(await onlyCookie(), most, 'a.txt')).status).toBe(201);
    const more = new Uint8Array(most.length + 1).fill(0x61);
    const silent = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(more);
          controller.close();
        },
      });
    for (const body of [more, silent()]) {
      const response = await upload(await onlyCookie(), body, 'a.txt');
      expect(response.status).toBe(413);
      expect((await response.json()).detail).toContain('10 MB');
    }
  });

  test('is accepted only as raw bytes', async () => {
    const { cookie } = await shop().signIn({ isVerified: true });
    expect((await shop().post('/api/attachments', { a: 1 }, { cookie })).status).toBe(415);
  });

  test('works the same with a trailing slash', async () => {
    const { cookie } = await shop().signIn({ isVerified: true });
    const post = (type: string) =>
      shop().app.handle(
        new Request('http://localhost:3000/api/attachments/?name=a.txt', {
          method: 'POST',
          headers: { cookie, 'content-type': type },
          body: new Uint8Array(100_000).fill(0x61),
        }),
      );
    expect((await post('application/octet-stream')).status).toBe(201);
    expect((await post('application/json')).status).toBe(415);
  });

  test('from another site is refused', async () => {
    const { cookie } = await shop().signIn({ isVerified: true });
    const response = await upload({ cookie, 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
  });

  test('is refused after too many uploads', async () => {
    const { cookie } = await limited().signIn({ isVerified: true });
    for (let tries = 0; tries < 60; tries++) {
      expect((await upload({ cookie }, 'text', 'a.txt', limited())).status).toBe(201);
    }
    let isRead = false;
    const pull = (controller: ReadableStreamDefaultController) => {
      isRead = true;
      controller.close();
    };
    const file = new ReadableStream({ pull }, { highWaterMark: 0 });
    expect((await upload({ cookie }, file, 'a.txt', limited())).status).toBe(429);
    expect(isRead).toBe(false);
  });
});

describe('a message', () => {
  test('includes its author’s files for both sides', async () => {
    const { ada, ticket, path, send } = await aCustomerWithTicket();
    const files = [await uploaded(ada), await uploaded(ada, 'hours', 'hours.txt')];
    const response = await send(files.map(({ id }) => id));
    expect(response.status).toBe(201);
    const message: TicketMessage = await response.json();
    expect(message.attachments).toHaveLength(2);
    expect(message.attachments).toEqual(expect.arrayContaining(files));
    const list: TicketMessage[] = await (await shop().get(path, { cookie: ada.cookie })).json();
    expect(list.map(({ attachments }) => attachments.length)).toEqual([0, 2]);
    const admin = await shop().signIn({ isAdmin: true });
    const seen = await shop().get(`/api/support/${ticket.id}/messages`, { cookie: admin.cookie });
    expect(await seen.json()).toEqual(list);
  });

  test('is not sent with a file that is missing, already sent or owned by another user', async () => {
    const { ada, path, send } = await aCustomerWithTicket();
    const other = await shop().signIn({ isVerified: true });
    const theirs = await uploaded(other);
    const sent = await uploaded(ada);
    expect((await send([sent.id])).status).toBe(201);
    const fresh = await uploaded(ada);
    for (const id of [theirs.id, sent.id, crypto.randomUUID()]) {
      const response = await send([fresh.id, id]);
      expect(response.status).toBe(400);
      expect((await response.json()).errors[0].path).toBe('attachmentIds');
    }
    expect(await (await shop().get(path, { cookie: ada.cookie })).json()).toHaveLength(2);
    expect((await send([fresh.id, fresh.id])).status).toBe(201);
  });

  test('can have up to five files', async () => {
    const { ada, send } = await aCustomerWithTicket();
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push((await uploaded(ada)).id);
    expect((await send(ids)).status).toBe(400);
    expect((await send(ids.slice(1))).status).toBe(201);
  });

  test('from a guest has no attachments', async () => {
    const { ada } = await aCustomerWithTicket();
    const { token } = await askAsGuest(shop());
    const { id } = await uploaded(ada);
    const path = `/api/guest/tickets/${token}/messages`;
    const response = await shop().post(path, { message: 'm', attachmentIds: [id] });
    expect((await response.json()).attachments).toEqual([]);
  });
});

describe('a file', () => {
  test('is visible to its uploader, and to both sides once sent', async () => {
    const { ada, send } = await aCustomerWithTicket();
    const people = [
      {},
      ada,
      await shop().signIn({ isVerified: true }),
      await shop().signIn({ isAdmin: true }),
    ];
    const { id } = await uploaded(ada);
    expect(await statusesFor(id, people)).toEqual([401, 200, 404, 404]);
    await send([id]);
    expect(await statusesFor(id, people)).toEqual([401, 200, 404, 200]);
    const { token } = await askAsGuest(shop());
    expect(await statusesFor(id, [{}], token)).toEqual([404]);
  });

  test('is not served when damaged on disk', async () => {
    const ada = await shop().signIn({ isVerified: true });
    const { id } = await uploaded(ada);
    await shop().files.put(`attachments/${id}`, new Uint8Array(1));
    const response = await open(id, { cookie: ada.cookie });
    expect(response.status).toBe(500);
    expect((await response.json()).detail).toStartWith('This file is damaged.');
  });

  test('checks authorization before validating the request', async () => {
    const path = '/api/attachments/0?size=small';
    expect((await shop().get(path)).status).toBe(401);
    expect((await shop().get(path, await onlyCookie())).status).toBe(400);
  });

  test('in an internal note is visible to admins only', async () => {
    const { ada, ticket } = await aCustomerWithTicket();
    const admin = await shop().signIn({ isAdmin: true });
    const { id } = await uploaded(admin);
    const note = { message: 'Look.', internal: true, attachmentIds: [id] };
    await shop().post(`/api/support/${ticket.id}/messages`, note, { cookie: admin.cookie });
    const another = await shop().signIn({ isAdmin: true });
    expect(await statusesFor(id, [{}, ada, admin, another])).toEqual([401, 404, 200, 200]);
  });

  test('on a guest’s ticket opens with the link while the link works', async () => {
    const { ticketId, token } = await askAsGuest(shop());
    const admin = await shop().signIn({ isAdmin: true });
    const answer = async (internal: boolean) => {
      const { id } = await uploaded(admin);
      const message = { message: 'See.', internal, attachmentIds: [id] };
      await shop().post(`/api/support/${ticketId}/messages`, message, { cookie: admin.cookie });
      return id;
    };
    const shown = await answer(false);
    const hidden = await answer(true);
    const { fileToken } = await (await shop().get(`/api/guest/tickets/${token}`)).json();
    expect((await open(shown, {}, fileToken)).status).toBe(200);
    expect((await open(hidden, {}, fileToken)).status).toBe(404);
    // File URLs use a separate token, so that a shared file URL does not open the ticket.
    expect((await open(shown, {}, token)).status).toBe(404);
    expect((await shop().get(`/api/guest/tickets/${fileToken}`)).status).toBe(404);
    shop().clock.shiftMs = 13 * 60 * 60_000;
    expect((await open(shown, {}, fileToken)).status).toBe(404);
    shop().clock.shiftMs = 0;
    expect((await open(shown, {}, fileToken)).status).toBe(200);
    expect((await open(shown, {}, 'forged')).status).toBe(404);
    const path = `/api/support/${ticketId}/guest-link`;
    await shop().send('DELETE', path, undefined, { cookie: admin.cookie });
    expect((await open(shown, {}, fileToken)).status).toBe(404);
  });

  test.each([
    [picture, 'menu.png', 'image/png', 'inline'],
    ['hours', 'hours.txt', 'text/plain;charset=utf-8', 'attachment'],
    ['%PDF-1.7', 'menu.pdf', 'application/pdf', 'attachment'],
  ])('of %j is served without being able to run scripts', async (bytes, name, type, kind) => {
    const ada = await shop().signIn({ isVerified: true });
    const { id } = await uploaded(ada, bytes, name);
    const response = await open(id, { cookie: ada.cookie });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(bytes));
    const header = (of: string) => response.headers.get(of);
    expect(header('content-type')).toBe(type);
    expect(header('content-disposition')).toBe(
      `${kind}; filename="${name}"; filename*=UTF-8''${name}`,
    );
    expect(header('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('cache-control')).toBe('no-store');
  });
});

describe('an unsent file', () => {
  const sweep = () => shop().jobs.run('unsent-attachments');
  const exists = async (id: string) =>
    (await shop().db.$count(attachments, eq(attachments.id, id))) === 1;

  test('can be sent for a day and is then removed', async () => {
    const { ada, send } = await aCustomerWithTicket();
    const late = await uploaded(ada);
    const sent = await uploaded(ada);
    await send([sent.id]);
    shop().clock.shiftMs = 23.9 * hourMs;
    await sweep();
    expect(await exists(late.id)).toBe(true);
    shop().clock.shiftMs = 24.1 * hourMs;
    expect((await send([late.id])).status).toBe(400);
    shop().clock.shiftMs = 25.1 * hourMs;
    await sweep();
    expect(await exists(late.id)).toBe(false);
    expect((await open(sent.id, { cookie: ada.cookie })).status).toBe(200);
  });
});

describe('when storage fails', () => {
  const kept = new Map<string, Uint8Array>();
  const files: FileStore = {
    put: async (key, content) =>
      void kept.set(key, content instanceof Blob ? await content.bytes() : content),
    get: async () => null,
    remove: async (key) => {
      if (kept.get(key)?.[0] === 0x62) throw new Error('The disk is away');
      kept.delete(key);
    },
  };
  const service = (now = shop().clock.now) =>
    createAttachments({
      db: shop().db,
      files,
      receive: createFileReceiver(join(shop().dataDir, 'files')),
      limits: createRateLimits({ enabled: false, now }),
      now,
    });

  test('removes the file when its row cannot be written', async () => {
    const uploader = await anUploader();
    await shop().db.delete(users).where(eq(users.id, uploader.viewer.user.id));
    await expect(
      service().keep(uploader, { name: 'a.txt', chunks: chunksOf('aaa') }),
    ).rejects.toThrow();
    expect(kept.size).toBe(0);
  });

  test('removes other files when one cannot be removed, and retries that one later', async () => {
    const uploader = await anUploader();
    const keep = (text: string) =>
      service().keep(uploader, { name: 'a.txt', chunks: chunksOf(text) });
    const stuck = await keep('bbb');
    const other = await keep('aaa');
    const later = () => new Date(Date.now() + 26 * hourMs);
    await expect(service(later).sweep()).rejects.toThrow('The disk is away');
    expect([...kept.keys()]).toEqual([stuck.key]);
    kept.set(stuck.key, new Uint8Array(1));
    await service(later).sweep();
    expect(kept.size).toBe(0);
    const left = inArray(attachments.id, [stuck.id, other.id]);
    expect(await shop().db.$count(attachments, left)).toBe(0);
  });
});

async function anUploader(): Promise<Uploader> {
  const { id } = await shop().signIn({ isVerified: true });
  const { db, clock } = shop();
  const sessions = createSessions({ db, now: clock.now });
  const user = await db.query.users.findFirst({ where: eq(users.customerId, id) });
  const viewer = await sessions.viewer(await sessions.open(db, user?.id ?? 0, 'A browser'));
  if (!viewer) throw new Error('Nobody is signed in');
  return { viewer, address: 'unknown' };
}

async function onlyCookie(person: { isAdmin?: boolean } = {}) {
  return { cookie: (await shop().signIn({ isVerified: true, ...person })).cookie };
}
