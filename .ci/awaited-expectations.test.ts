import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = new Bun.Glob('{api,app,db,stories,ui,.ci,.storybook}/**/*.{ts,tsx}');

/** A statement that starts with `expect`, with its indented lines. */
const statement = /^([ \t]*)expect\(.*(?:\n\1[ \t)\]}].*)*;$/gm;
const ofPromise = /\)\s*\.(?:not\s*\.)?(?:rejects|resolves)\b/;

// The matchers are typed as `void`, so neither compiler nor linter reports a missing `await`.
test('awaits every expectation of a promise', async () => {
  const paths = [...sources.scanSync({ cwd: root, dot: true })];
  const found = await Promise.all(
    paths.map(async (path) =>
      findUnawaited(await Bun.file(root + path).text()).map((line) => `${path}: ${line}`),
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
])('an expectation %s is reported without an await', (_, source) => {
  expect(findUnawaited(source)).toHaveLength(1);
  expect(findUnawaited(`await ${source}`)).toEqual([]);
});

function findUnawaited(source: string): string[] {
  return [...source.matchAll(statement)]
    .filter(([text]) => ofPromise.test(text))
    .map(([text]) => text.trim().split('\n', 1).join());
}
