import { expect, test } from 'bun:test';
import * as v from 'valibot';
import { streamCsv, toCsv } from './csv.ts';

const shape = v.object({ id: v.number(), name: v.string() });
const format = { shape, texts: { headings: {} }, timeZone: 'UTC' };
const row = (id: number) => ({ id, name: `No. ${id}, "Ada"` });

/** Pages of two rows, which record what was read of them. */
function pagesOf(count: number) {
  const read: (number | 'closed')[] = [];
  async function* pages() {
    try {
      for (let page = 0; page < count; page++) {
        read.push(page);
        yield [row(2 * page), row(2 * page + 1)];
      }
    } finally {
      read.push('closed');
    }
  }
  return { read, pages: pages() };
}

test('holds the rows of all pages under one header', async () => {
  const all = [0, 1, 2, 3, 4, 5].map(row);
  const { read, pages } = pagesOf(3);
  expect(await new Response(streamCsv(pages, format)).text()).toBe(toCsv(all, format).slice(1));
  expect(read).toEqual([0, 1, 2, 'closed']);
});

test('holds the header if there are no rows', async () => {
  expect(await new Response(streamCsv(pagesOf(0).pages, format)).text()).toBe('ID,Name\r\n');
});

test('reads a page only when it is taken, and none after the client has left', async () => {
  const { read, pages } = pagesOf(1000);
  const reader = streamCsv(pages, format).getReader();
  expect(read).toEqual([]);
  await reader.read();
  expect(read).toEqual([0]);
  await reader.read();
  expect(read).toEqual([0, 1]);
  await reader.cancel();
  expect(read).toEqual([0, 1, 'closed']);
});

test('fails if a page cannot be read, rather than end early', async () => {
  async function* failing() {
    yield [row(1)];
    throw new Error('The database is gone');
  }
  const reader = streamCsv(failing(), format).getReader();
  await reader.read();
  await expect(reader.read()).rejects.toThrow('The database is gone');
});
