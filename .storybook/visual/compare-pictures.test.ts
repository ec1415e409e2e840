import { expect, test } from 'bun:test';
import { PNG } from 'pngjs';
import { comparePictures } from './compare-pictures.ts';

const white = [255, 255, 255, 255];

function aPicture(width: number, ...pixels: number[][]): Buffer {
  const picture = new PNG({ width, height: pixels.length / width });
  picture.data = Buffer.from(pixels.flat());
  return PNG.sync.write(picture);
}

async function differentPixels(before: Buffer, after: Buffer): Promise<number> {
  return (await comparePictures(before, after))?.different ?? 0;
}

test('reports equal pictures as identical', async () => {
  expect(await comparePictures(aPicture(1, white), aPicture(1, white))).toBeUndefined();
});

test('treats a lossless WebP and its original PNG as identical', async () => {
  const png = aPicture(2, white, [1, 2, 3, 255]);
  const webp = await new Bun.Image(png).webp({ lossless: true }).bytes();
  expect(await comparePictures(webp, png)).toBeUndefined();
});

test.each([
  [254, 254, 254],
  [254, 255, 254],
  [255, 254, 255],
])('tolerates a difference of one in each channel: %i %i %i', async (...rgb) => {
  expect(await differentPixels(aPicture(1, white), aPicture(1, [...rgb, 255]))).toBe(0);
});

test.each([
  [253, 253, 253],
  [253, 255, 255],
  [255, 253, 255],
  [255, 255, 251],
])('finds a larger difference: %i %i %i', async (...rgb) => {
  expect(await differentPixels(aPicture(1, white), aPicture(1, [...rgb, 255]))).toBe(1);
});

test('counts pixels that only one picture has as changed', async () => {
  expect(await differentPixels(aPicture(1, white), aPicture(2, white, white))).toBe(1);
});

test('marks changes in red over a faded picture', async () => {
  const black = [0, 0, 0, 255];
  const compared = await comparePictures(aPicture(2, white, black), aPicture(2, black, black));
  const { data } = PNG.sync.read(compared?.difference ?? Buffer.of());
  expect([...data.subarray(0, 3)]).toEqual([214, 0, 54]);
  expect(data[4]).toBeGreaterThan(150);
});
