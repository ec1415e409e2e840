import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import { createFileReceiver } from './store-attachment.ts';

const root = mkdtempSync(join(tmpdir(), 'received-'));
const folder = join(root, 'files');
const receive = createFileReceiver(folder);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const part = crypto.getRandomValues(Buffer.alloc(60_000));

async function* sent(count: number, end?: Error) {
  for (let left = count; left > 0; left--) yield part;
  if (end) throw end;
}

test('holds a file until it is no longer needed', async () => {
  {
    await using file = await receive(sent(20));
    expect(file.sizeBytes).toBe(20 * part.length);
    const bytes = Buffer.from(await file.content.bytes());
    expect(bytes.equals(Buffer.concat(Array(20).fill(part)))).toBe(true);
    const [name = ''] = readdirSync(folder);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('holds an empty file', async () => {
  await using file = await receive(sent(0));
  expect(file.sizeBytes).toBe(0);
  expect(await file.content.bytes()).toEqual(new Uint8Array());
});

test('leaves nothing of a file whose sender disconnects', async () => {
  await expect(receive(sent(3, new Error('disconnected')))).rejects.toThrow('disconnected');
  expect(readdirSync(folder)).toEqual([]);
});

test('is no file of the store until it is put there', async () => {
  const store = createFolderStore(folder);
  await using file = await receive(sent(5));
  expect(await Array.fromAsync(store.list())).toEqual([]);
  await store.put('attachments/one', file.content);
  await store.put('attachments/one', file.content);
  const listed = await Array.fromAsync(store.list());
  expect(listed).toEqual([{ key: 'attachments/one', size: file.sizeBytes }]);
  expect(statSync(join(folder, 'attachments/one')).mode & 0o777).toBe(0o600);
});
