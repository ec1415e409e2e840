import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServedFolder, serveFolder } from './serve-folder.ts';

let outer: string;
let served: ServedFolder;

beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'served-'));
  await Bun.write(join(outer, 'secret.txt'), 'not for the web');
  await Bun.write(join(outer, 'site/demo/index.html'), '<h1>Demo</h1>');
  await Bun.write(join(outer, 'site/style.css'), 'a{}');
  served = serveFolder(join(outer, 'site'));
});

afterAll(async () => {
  await served.stop();
  await rm(outer, { recursive: true });
});

test('responds to a folder with its index.html', async () => {
  const response = await fetch(new URL('demo/', served.url));
  expect(await response.text()).toBe('<h1>Demo</h1>');
  expect(response.headers.get('content-type')).toContain('text/html');
});

test('serves a file with its content type', async () => {
  const response = await fetch(new URL('style.css', served.url));
  expect(response.headers.get('content-type')).toContain('text/css');
});

test('responds 404 for a missing file', async () => {
  expect((await fetch(new URL('nothing.js', served.url))).status).toBe(404);
});

test('does not serve files outside its folder', async () => {
  const response = await fetch(`${served.url}..%2Fsecret.txt`);
  expect(response.status).toBe(404);
});
