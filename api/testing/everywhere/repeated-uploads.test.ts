import { afterEach, describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test';
import { testShop } from '#api/testing/shop';
import { aGuestBrief, countedKilobytes, pngStart, uploadPlaces } from '#api/testing/uploads';

setDefaultTimeout(20_000);
const shop = testShop({ rateLimits: true });
const text = (length: number) => `#${'a'.repeat(length - 1)}`;

afterEach(() => {
  shop().clock.shiftMs = 0;
});

describe.each(uploadPlaces)('an upload to %s', (_, open) => {
  test('whose answer was lost is stored and counted once when it is sent again', async () => {
    const { upload, download, countRows } = await open(shop());
    const id = crypto.randomUUID();
    const before = await countedKilobytes(shop());
    const lost = await upload(pngStart, { id });
    const again = await upload(pngStart, { id });
    expect([lost.status, again.status]).toEqual([201, 201]);
    const answer = await again.json();
    expect(answer).toEqual(await lost.json());
    expect(answer.id).toBe(id);
    expect(await countRows()).toBe(1);
    expect((await countedKilobytes(shop())) - before).toBe(1);
    expect(Buffer.from(await (await download(id)).arrayBuffer())).toEqual(pngStart);
  });

  test('that is sent five times at once is stored once', async () => {
    const { upload, download, countRows } = await open(shop());
    const id = crypto.randomUUID().toUpperCase();
    const all = await Promise.all(Array.from({ length: 5 }, () => upload(pngStart, { id })));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await countRows()).toBe(1);
    expect(Buffer.from(await (await download(id.toLowerCase())).arrayBuffer())).toEqual(pngStart);
  });

  test('can be sent again after the disk was full', async () => {
    const { upload, download, countRows } = await open(shop());
    const id = crypto.randomUUID();
    const put = spyOn(shop().files, 'put').mockRejectedValueOnce(new Error('No space left'));
    expect((await upload(pngStart, { id })).status).toBe(500);
    put.mockRestore();
    expect((await upload(pngStart, { id })).status).toBe(201);
    expect(await countRows()).toBe(1);
    expect(Buffer.from(await (await download(id)).arrayBuffer())).toEqual(pngStart);
  });

  test('never replaces another file', async () => {
    const { upload, download, countRows } = await open(shop());
    const other = await open(shop());
    const id = crypto.randomUUID();
    await upload(pngStart, { id });
    const larger = Buffer.concat([pngStart, pngStart]);
    // Theirs, and of a stranger who knows the id.
    await upload(larger, { id });
    await other.upload(larger, { id });
    expect(Buffer.from(await (await download(id)).arrayBuffer())).toEqual(pngStart);
    expect(await countRows()).toBe(1);
  });

  test('needs an id that is a UUID', async () => {
    const { upload } = await open(shop());
    const response = await upload(pngStart, { id: '../../etc/passwd' });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ path: 'id', message: 'Invalid uuid' }]);
  });
});

test('the last free place of a question takes a file that is sent again', async () => {
  const { upload, countRows } = await aGuestBrief(shop());
  const id = crypto.randomUUID();
  const max = 20;
  for (let n = 1; n < max; n++) expect((await upload(text(50))).status).toBe(201);
  expect((await upload(text(50), { id })).status).toBe(201);
  expect((await upload(text(50), { id })).status).toBe(201);
  expect((await upload(text(50))).status).toBe(409);
  expect(await countRows()).toBe(max);
});
