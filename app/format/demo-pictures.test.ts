import { expect, test } from 'bun:test';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictureWidths } from '#contract/pictures';
import { websites } from '#db/seed/catalog';
import { picturesOf } from '#db/seed/website-pictures';
import { demoLooks, findLook, fullPagePicture, phonePicture } from './demo-pictures.ts';

const saltmarsh = '/demos/saltmarsh/';

const fileOf = (src: string) => fileURLToPath(new URL(`../public${src}`, import.meta.url));

test.each(websites.map(({ slug }) => slug))(
  'the whole home page of %s is a light picture of the named size',
  async (slug) => {
    const picture = fullPagePicture(`/demos/${slug}/`);
    const file = fileOf(picture?.src ?? '');
    const { width, height } = await new Bun.Image(await Bun.file(file).bytes()).metadata();
    expect(picture).toEqual({ src: picture?.src ?? '', width, height });
    expect(statSync(file).size).toBeLessThan(250_000);
  },
);

test.each(websites.map(({ slug }) => slug))(
  'the first screen of %s on a phone is a light picture of the named size',
  async (slug) => {
    const picture = phonePicture(`/demos/${slug}/`);
    const file = fileOf(picture?.src ?? '');
    const { width, height } = await new Bun.Image(await Bun.file(file).bytes()).metadata();
    expect(picture).toEqual({ src: picture?.src ?? '', width, height });
    expect(statSync(file).size).toBeLessThan(40_000);
  },
);

test.each(websites.flatMap(({ slug }) => picturesOf(slug)))(
  'the picture $url is a light one of the named size in each width',
  async ({ url, width, height }) => {
    const widths = width === pictureWidths.at(-1) ? pictureWidths : [width];
    for (const each of widths) {
      const file = fileOf(url.replace(`-${width}.`, `-${each}.`));
      const size = await new Bun.Image(await Bun.file(file).bytes()).metadata();
      expect(size).toMatchObject({ width: each, height: (each * height) / width });
      expect(statSync(file).size).toBeLessThan(120_000);
    }
  },
);

test('every picture of a product is described in a sentence', () => {
  for (const { slug } of websites) {
    const alts = picturesOf(slug).map(({ alt }) => alt);
    expect(alts.filter((alt) => !/^[A-Z].{20,98}\.$/.test(alt))).toEqual([]);
    expect(new Set(alts).size).toBe(alts.length);
  }
});

test('other websites have no picture of their home page', () => {
  expect(
    [null, '', 'https://example.com/demos/ebbe/', '/demos/none/', '/demos/ebbe/prices/'].map(
      fullPagePicture,
    ),
  ).toEqual([null, null, null, null, null]);
});

test.each(demoLooks(saltmarsh).map((look) => [look.name, look] as const))(
  'the look %s has a light picture of the named size',
  async (_, { picture }) => {
    const file = fileOf(picture.src);
    const { width, height } = await new Bun.Image(await Bun.file(file).bytes()).metadata();
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
    expect(statSync(file).size).toBeLessThan(80_000);
  },
);

test('one design is shown in four looks, its own first', () => {
  expect(demoLooks(saltmarsh).map(({ name, demoUrl }) => [name, demoUrl])).toEqual([
    ['Harvest', saltmarsh],
    ['Dusk', `${saltmarsh}?look=dusk`],
    ['Winter', `${saltmarsh}?look=winter`],
    ['Heather', `${saltmarsh}?look=heather`],
  ]);
  expect(demoLooks('/demos/ebbe/')).toEqual([]);
});

test('finds a look by its part of an address, of the design that has it', () => {
  expect(findLook(saltmarsh, 'dusk')?.demoUrl).toBe(`${saltmarsh}?look=dusk`);
  expect([findLook(saltmarsh, 'harvest'), findLook('/demos/ebbe/', 'dusk')]).toEqual([
    undefined,
    undefined,
  ]);
});
