import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { namedColours } from './contrast.ts';
import { house } from './default-brand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const colours = new Set(
  [house.light, house.dark].flatMap((one) => [...namedColours(one).values()]),
);

/** Pictures and plain files cannot read the brand: they hold copies. */
const copies = [
  'app/public/favicon.svg',
  '.storybook/static/wordmark.svg',
  '.storybook/static/wordmark-dark.svg',
  'api/pages/site-files.ts',
  'app/demos/take-social-card.ts',
];

test.each(copies)('%s has no colour that the house has not', async (path) => {
  const written = (await Bun.file(root + path).text()).match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((colour) => !colours.has(colour.toLowerCase()))).toEqual([]);
});

test.each([
  ['hanken-grotesk', 30],
  ['young-serif', 20],
])('%s weighs at most %i kB', (face, most) => {
  expect(Bun.file(`${import.meta.dir}/fonts/${face}.woff2`).size).toBeLessThanOrEqual(most * 1000);
});
