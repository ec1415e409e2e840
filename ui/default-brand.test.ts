import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { flattenPalette } from './contrast.ts';
import { defaultBrand } from './default-brand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const colors = new Set(
  [defaultBrand.light, defaultBrand.dark].flatMap((one) => [...flattenPalette(one).values()]),
);

/** Images and plain files can't read the brand, so they hold copies of its colors. */
const copies = [
  'app/public/favicon.svg',
  '.storybook/static/wordmark.svg',
  '.storybook/static/wordmark-dark.svg',
  'api/pages/site-files.ts',
  'app/demos/take-social-card.ts',
];

test.each(copies)('%s uses only colors of the default brand', async (path) => {
  const written = (await Bun.file(root + path).text()).match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((color) => !colors.has(color.toLowerCase()))).toEqual([]);
});

test.each([
  ['hanken-grotesk', 14],
  ['young-serif', 12],
])('%s is at most %i kB', (face, maxKb) => {
  expect(Bun.file(`${import.meta.dir}/fonts/${face}.woff2`).size).toBeLessThanOrEqual(maxKb * 1000);
});
