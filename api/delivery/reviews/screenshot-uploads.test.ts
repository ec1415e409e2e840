import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrderInReview, aRemark } from '#api/testing/reviews';
import { testShop } from '#api/testing/shop';
import type { Review } from '#contract/reviews';
import { attachments } from '#db/schema/attachments';

const shop = testShop();
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

async function aGuest(at = shop()) {
  const order = await anOrderInReview(at);
  const token = at.mail.orderLinks.tokenFor({ id: order.id, version: 1 });
  const path = `/api/guest/orders/${token}/review`;
  const upload = (body: Uint8Array<ArrayBuffer> | string = png, name = 'screen.png') =>
    at.app.handle(
      new Request(`http://localhost:3000${path}/screenshots?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body,
      }),
    );
  return {
    order,
    path,
    upload,
    uploaded: async (): Promise<{ id: string }> => (await upload()).json(),
    save: (id: string, screenshotId: string | null) =>
      at.send('PATCH', `${path}/remarks/${id}`, aRemark({ screenshotId })),
    see: (id: string) => at.get(`${path}/screenshots/${id}`),
    read: async (): Promise<Review> => (await at.get(path)).json(),
    send: () => at.post(`${path}/send`, { round: 1 }),
  };
}

describe('a guest', () => {
  test('adds a screenshot to a remark, which both sides see', async () => {
    const { order, upload, save, see, read, send } = await aGuest();
    const answer = await upload(png, '../Home page.png');
    expect(answer.status).toBe(201);
    const { id: file, ...facts } = await answer.json();
    expect(facts).toEqual({ name: 'Home page.png', type: 'image/png', sizeBytes: png.length });
    expect((await see(file)).status).toBe(200);
    const id = crypto.randomUUID();
    expect((await save(id, file)).status).toBe(200);
    expect((await read()).drafts[0]?.screenshot).toMatchObject({ id: file });
    await send();
    const seen = await see(file);
    expect(seen.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await seen.arrayBuffer())).toEqual(png);
    const { cookie } = await shop().signIn({ isAdmin: true });
    expect((await shop().get(`/api/attachments/${file}`, { cookie })).status).toBe(200);
    expect((await shop().get(`/api/orders/${order.id}/review`, { cookie })).status).toBe(200);
  });

  test('never sees or takes the screenshot of another order', async () => {
    const ada = await aGuest();
    const byron = await aGuest();
    const { id: file } = await ada.uploaded();
    await ada.save(crypto.randomUUID(), file);
    expect((await byron.see(file)).status).toBe(404);
    expect((await byron.save(crypto.randomUUID(), file)).status).toBe(400);
    const { cookie } = await shop().signIn();
    expect((await shop().get(`/api/attachments/${file}`, { cookie })).status).toBe(404);
    expect((await ada.read()).drafts[0]?.screenshot).toMatchObject({ id: file });
  });

  test('never sees an upload of someone with an account', async () => {
    const { see } = await aGuest();
    expect((await see((await anUpload()).id)).status).toBe(404);
  });

  test.each([
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a program named as a picture', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a text', 'Just words.'],
    ['a PDF', '%PDF-1.7'],
  ])('is told that %s is no screenshot', async (_, body) => {
    const { upload } = await aGuest();
    const answer = await upload(body, 'screen.png');
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({
      detail: 'A screenshot must be a PNG, JPEG, GIF or WebP image.',
    });
  });

  test('is told that a file is empty', async () => {
    expect((await (await aGuest()).upload('')).status).toBe(400);
  });

  test('can’t upload once the round was sent', async () => {
    const { upload, save, send } = await aGuest();
    await save(crypto.randomUUID(), null);
    await send();
    expect((await upload()).status).toBe(409);
  });
});

test('deletes a screenshot that no remark got', async () => {
  const { uploaded, save } = await aGuest();
  const [kept, lost] = [await uploaded(), await uploaded()];
  await save(crypto.randomUUID(), kept.id);
  shop().clock.shiftMs += 26 * 60 * 60 * 1000;
  await shop().services.attachments.sweep();
  const find = ({ id }: { id: string }) =>
    shop().db.query.attachments.findFirst({ where: eq(attachments.id, id) });
  expect(await find(lost)).toBeUndefined();
  expect(await find(kept)).toBeDefined();
});

/** Of a customer with an account, without a message or a remark. */
async function anUpload(): Promise<{ id: string }> {
  const { cookie } = await shop().signIn({ isVerified: true });
  const answer = await shop().app.handle(
    new Request('http://localhost:3000/api/attachments?name=screen.png', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: png,
    }),
  );
  return answer.json();
}
