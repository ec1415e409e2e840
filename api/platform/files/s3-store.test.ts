import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '#api/commands/backups/back-up';
import { restore } from '#api/commands/backups/restore';
import { copyFiles, removeCopied } from '#api/commands/files/copy-files';
import { readSettings } from '#api/platform/settings';
import { startS3Server } from '#api/testing/s3-server';
import { testShop } from '#api/testing/shop';
import { openEmbedded } from '#db/embedded';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './open.ts';
import type { ListableStore, StoredFile } from './store.ts';

setDefaultTimeout(60_000);

const server = await startS3Server();
const folder = mkdtempSync(join(tmpdir(), 's3-store-'));
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const store = createS3Store(server.settings);
const bytes = new TextEncoder().encode('a menu with prices');
const contentOf = async (file: StoredFile | null) =>
  file && new TextDecoder().decode(await new Response(file.stream()).bytes());

async function keysOf(listed: ListableStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of listed.list()) keys.push(key);
  return keys;
}

async function empty(listed: ListableStore): Promise<void> {
  for (const key of await keysOf(listed)) await listed.remove(key);
}

describe('a bucket', () => {
  beforeAll(() => empty(store));

  test('stores, finds and removes files, and each may be repeated', async () => {
    await store.put('attachments/one', bytes);
    await store.put('attachments/one', bytes);
    const file = await store.get('attachments/one');
    expect(file?.size).toBe(bytes.byteLength);
    expect(await contentOf(file)).toBe('a menu with prices');
    await store.remove('attachments/one');
    await store.remove('attachments/one');
    expect(await store.get('attachments/one')).toBeNull();
  });

  test.each([10, 10 * 1024 * 1024])('stores a file of %d bytes from the disk', async (size) => {
    const path = join(folder, `${size}.part`);
    const content = crypto.getRandomValues(Buffer.alloc(65_536)).toString('latin1');
    const expected = Buffer.alloc(size, content, 'latin1');
    await Bun.write(path, expected);
    await store.put('attachments/from-disk', Bun.file(path));
    const file = await store.get('attachments/from-disk');
    expect(file?.size).toBe(size);
    const stored = Buffer.from(await new Response(file?.stream()).bytes());
    expect(stored.equals(expected)).toBe(true);
  });

  test('lists more files than one answer holds', async () => {
    await empty(store);
    const keys = Array.from({ length: 1003 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 50) {
      await Promise.all(keys.slice(at, at + 50).map((key) => store.put(key, bytes)));
    }
    expect(await keysOf(store)).toEqual(keys);
    await empty(store);
    expect(await keysOf(store)).toEqual([]);
  });

  test('refuses keys that could leave it', async () => {
    await expect(store.put('../other/one', bytes)).rejects.toThrow('no key may hold');
  });

  test('says that it can’t be reached, instead of having no files', async () => {
    const wrong = createS3Store({ ...server.settings, secretAccessKey: 'wrong' });
    await expect(wrong.remote?.probe()).rejects.toThrow('signature');
    await expect(wrong.get('attachments/one')).rejects.toThrow();
    const gone = createS3Store({ ...server.settings, bucket: 'no-such-bucket' });
    await expect(gone.remote?.probe()).rejects.toThrow();
    await expect(store.remote?.probe()).resolves.toBeUndefined();
  });
});

describe('links', () => {
  const display = { type: 'text/plain;charset=utf-8', disposition: 'attachment; filename="a.txt"' };

  test('show a private file as the shop would, for a minute', async () => {
    await store.put('attachments/linked', bytes);
    const link = (await store.get('attachments/linked'))?.link?.(display) ?? '';
    const response = await fetch(link);
    expect(response.headers.get('content-disposition')).toBe(display.disposition);
    expect(response.headers.get('content-type')).toBe(display.type);
    expect(await response.text()).toBe('a menu with prices');
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60');
  });

  test('are refused for another file, and once they were changed', async () => {
    await store.put('attachments/other', bytes);
    const link = (await store.get('attachments/linked'))?.link?.(display) ?? '';
    for (const wrong of [link.replace('linked', 'other'), link.replace('=60&', '=600&')]) {
      expect((await fetch(wrong)).status).toBe(403);
    }
  });

  test('aren’t made where they are turned off', async () => {
    const plain = createS3Store({ ...server.settings, hasLinks: false });
    expect((await plain.get('attachments/linked'))?.link).toBeUndefined();
  });
});

describe('a shop whose files are in a bucket', () => {
  const shop = testShop({ files: store });

  const upload = async (cookie: string, name: string, body: BodyInit) => {
    const response = await shop().app.handle(
      new Request(`http://localhost:3000/api/attachments?name=${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', cookie },
        body,
      }),
    );
    expect(response.status).toBe(201);
    return (await response.json()).id as string;
  };

  test('leads its owner to a download, and no one else', async () => {
    const owner = await shop().signIn({ isVerified: true });
    const id = await upload(owner.cookie, 'menu.txt', bytes);
    const answer = await shop().get(`/api/attachments/${id}`, { cookie: owner.cookie });
    expect(answer.status).toBe(302);
    const download = await fetch(answer.headers.get('location') ?? '');
    expect(download.headers.get('content-disposition')).toContain('menu.txt');
    expect(await download.text()).toBe('a menu with prices');
    const other = await shop().signIn({ isVerified: true });
    expect((await shop().get(`/api/attachments/${id}`, other)).status).toBe(404);
  });

  test('shows pictures itself, because pages load them from nowhere else', async () => {
    const { cookie } = await shop().signIn({ isVerified: true });
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const id = await upload(cookie, 'menu.png', picture);
    const answer = await shop().get(`/api/attachments/${id}`, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(await answer.bytes()).toEqual(new Uint8Array(picture));
  });

  test('says on the Operations page whether the bucket responds', async () => {
    const { cookie } = await shop().signIn({ isAdmin: true });
    const answer = await shop().get('/api/admin/operations/storage', { cookie });
    expect(await answer.json()).toMatchObject({
      files: { bucket: 'shop-files', isReachable: true },
    });
  });
});

describe('moving files', () => {
  const local = createFolderStore(join(folder, 'local'));
  const say = () => {};
  const keys = ['briefs/a', 'briefs/b', 'uploads/c.webp', 'uploads/d.webp'];
  beforeAll(async () => {
    await empty(store);
    for (const key of keys) await local.put(key, bytes);
  });

  test('goes on where it was interrupted, and repairs what was cut off', async () => {
    const stop = new AbortController();
    let moved = 0;
    const slow: ListableStore = {
      ...store,
      async put(key, content) {
        await store.put(key, content);
        moved += 1;
        if (moved === 2) stop.abort();
      },
    };
    const options = { from: local, say, signal: stop.signal };
    await expect(copyFiles({ ...options, to: slow })).rejects.toThrow();
    expect(await keysOf(store)).toEqual(keys.slice(0, 2));
    await store.put('briefs/b', bytes.slice(0, 3));
    expect(await copyFiles({ from: local, to: store, say })).toEqual({ copied: 3, present: 1 });
    expect(await copyFiles({ from: local, to: store, say })).toEqual({ copied: 0, present: 4 });
    expect(await contentOf(await store.get('briefs/b'))).toBe('a menu with prices');
  });

  test('deletes from the old place only what the new one has in full', async () => {
    await local.put('briefs/late', bytes);
    await store.put('briefs/a', bytes.slice(0, 3));
    expect(await removeCopied({ from: local, to: store })).toBe(3);
    expect(await keysOf(local)).toEqual(['briefs/a', 'briefs/late']);
  });

  test('leads back into the folder', async () => {
    await copyFiles({ from: local, to: store, say });
    const back = createFolderStore(join(folder, 'back'));
    await copyFiles({ from: store, to: back, say });
    expect(await keysOf(back)).toEqual(await keysOf(store));
  });
});

test('a backup has the files of the bucket, and a restore puts them back there', async () => {
  await empty(store);
  await store.put('briefs/logo', bytes);
  const dataDir = join(folder, 'shop');
  const settings = readSettings({ DATA_DIR: dataDir, DEMO_DATA: 'off', ...server.environment });
  mkdirSync(dataDir);
  await (await openEmbedded({ folder: join(dataDir, 'postgres') })).close();
  const { folder: taken, keysFolder } = await backUp({
    settings,
    to: join(folder, 'backups'),
    keysTo: join(folder, 'keys'),
    now: new Date(),
    say: () => {},
  });
  await empty(store);
  await restore({
    settings: { ...settings, dataDir: join(folder, 'restored') },
    folder: taken,
    keysFolder,
    isReplacing: false,
    isWithoutKeys: true,
    now: new Date(),
    say: () => {},
  });
  expect(await contentOf(await store.get('briefs/logo'))).toBe('a menu with prices');
  expect(await keysOf(createFolderStore(join(folder, 'restored/files')))).toEqual([]);
});
