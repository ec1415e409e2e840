import { expect, test } from 'bun:test';
import { readPng, writePng } from './png.ts';

const picture = {
  width: 2,
  height: 2,
  data: Buffer.from(Array.from({ length: 16 }, (_, at) => at)),
};

test('reads back what it wrote', async () => {
  expect(readPng(await writePng(picture))).toEqual(picture);
});

test('reads what Bun writes, and writes what Bun reads', async () => {
  const opaque = { width: 1, height: 2, data: Buffer.from([1, 2, 3, 255, 4, 5, 6, 255]) };
  const byBun = await new Bun.Image(await writePng(opaque)).png({ compressionLevel: 0 }).buffer();
  expect(readPng(byBun)).toEqual(opaque);
});
