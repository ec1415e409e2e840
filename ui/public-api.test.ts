import { describe, expect, test } from 'bun:test';
import { Glob } from 'bun';
import { tones } from './palette.ts';
import { space } from './scale.ts';
import { type PublicApi, readPublicApis } from './testing/public-api.ts';

/** Names from the app's business, which another app would not have. */
const productWords =
  /buy|cart|checkout|customer|invoice|product|refund|sitewright|subscription|ticket|website/i;

/** The same in comments, examples and tests, where an order can also be a sequence. */
const productWordsInText =
  /\b(buyer|cart|checkout|customer|invoice|order (number|summary)|product|purchase|refund|revenue|shop|shopper|sitewright|storefront|subscriber|subscription|ticket)s?\b|\borders\b/i;

/** What builds and tests the library belongs to this repository, as does this file. */
const notOfTheLibrary = /^(build|testing)\/|^public-api\.test\.ts$/;

const apis = await readPublicApis(import.meta.dir);
const cases = apis.map((api): [string, PublicApi] => [api.folder, api]);

describe.each(cases)('#ui/%s', (_folder, api) => {
  test('has the same exports and props', () => {
    expect(api.signature).toMatchSnapshot();
  });

  test('names nothing after the app that uses it', () => {
    expect(api.signature.split('\n').filter((line) => productWords.test(line))).toEqual([]);
  });

  test('documents every export', () => {
    expect(api.undocumented).toEqual([]);
  });

  test('accepts no class names, styles or HTML attributes', () => {
    const props = api.types.filter(({ name }) => name.endsWith('Props') && name !== 'AnchorProps');
    const open = props.filter(({ text }) => /\b(className|style|HTMLAttributes)\b/.test(text));
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

test('speaks of no app that uses it', async () => {
  const paths = [...new Glob('**/*.{ts,tsx,md}').scanSync(import.meta.dir)].filter(
    (path) => !notOfTheLibrary.test(path),
  );
  expect(paths.length).toBeGreaterThan(200);
  const found = await Promise.all(paths.map(findProductWords));
  expect(found.flat()).toEqual([]);
});

test('has the same exports for themes', async () => {
  expect(
    Object.keys(await import('./theme.ts'))
      .sort()
      .join(', '),
  ).toMatchSnapshot();
});

test('has the same tones and spacing steps', () => {
  expect(tones.join(' ')).toBe('neutral info caution promote notice positive critical');
  expect(Object.keys(space).join(' ')).toBe('none xxs xs s m l xl xxl xxxl');
});

test('finds every component', () => {
  expect(apis.map(({ folder }) => folder)).toContain('button');
  expect(apis.length).toBeGreaterThanOrEqual(35);
});

async function findProductWords(path: string): Promise<string[]> {
  const lines = (await Bun.file(`${import.meta.dir}/${path}`).text()).split('\n');
  return lines.flatMap((line, index) =>
    productWordsInText.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
  );
}
