import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';
import { readPublicApis } from '../../ui/testing/public-api.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const apis = await readPublicApis(`${root}/ui`);
const sources = await Promise.all(
  [...new Glob('{app,ui}/**/*.{ts,tsx}').scanSync(root)]
    .filter((path) => !path.includes('.test.'))
    .map(async (path) => ({ path, text: await Bun.file(`${root}/${path}`).text() })),
);
const exported = apis.flatMap(({ folder, signature }) =>
  (signature.split('\n')[0] ?? '').split(', ').map((name) => ({ folder, name })),
);

/**
 * Apps with many tooltips need the first: the next one then opens without a delay. The others are for
 * apps without a store or a check of their own, or in another language.
 */
const exceptions = ['TooltipProvider', 'useToasts', 'Form', 'LocaleProvider'];
const used = exported.filter(({ name }) => /^([A-Z]|use)/.test(name) && !exceptions.includes(name));

// Stories show every component, so they are no reason to keep one. Constants are for tests.
test.each(used)('a screen or another component uses $name of #ui/$folder', ({ folder, name }) => {
  const word = new RegExp(`\\b${name}\\b`);
  const users = sources.filter(
    ({ path, text }) => !path.startsWith(`ui/${folder}/`) && word.test(text),
  );
  expect(users).not.toEqual([]);
});
