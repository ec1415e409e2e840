import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = new Bun.Glob('{api,app,db,stories,ui,.ci,.storybook}/**/*.{ts,tsx}');

/** A statement that begins with `expect`, down to where its indentation ends. */
const statement = /^([ \t]*)expect\(.*(?:\n\1[ \t)\]}].*)*;$/gm;
const ofPromise = /\)\s*\.(?:not\s*\.)?(?:rejects|resolves)\b/;

// The matchers' types say `void`, so that neither compiler nor linter misses the `await`.
test('an expectation of a promise is awaited everywhere', async () => {
  const paths = [...sources.scanSync({ cwd: root, dot: true })];
  const found = await Promise.all(
    paths.map(async (path) =>
      unawaited(await Bun.file(root + path).text()).map((line) => `${path}: ${line}`),
    ),
  );
  expect(paths.length).toBeGreaterThan(1000);
  expect(found.flat()).toEqual([]);
});

test.each([
  ['in one line', 'expect(get(key)).rejects.toThrow();'],
  ['that it is not', 'expect(get(key)).not.resolves.toBe(1);'],
  ['over many lines', 'expect(\n  get(key),\n).resolves.toBe(1);'],
  ['with statements inside', 'expect(async () => {\n  await get(key);\n}).rejects.toThrow();'],
])('an expectation %s is seen when nobody awaits it', (_, source) => {
  expect(unawaited(source)).toHaveLength(1);
  expect(unawaited(`await ${source}`)).toEqual([]);
});

function unawaited(source: string): string[] {
  return [...source.matchAll(statement)]
    .filter(([text]) => ofPromise.test(text))
    .map(([text]) => text.trim().split('\n', 1).join());
}
