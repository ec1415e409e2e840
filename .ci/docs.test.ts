import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';

const root = fileURLToPath(new URL('..', import.meta.url));
const topFolders = String.raw`api|app|client|db|docs|stories|ui|\.ci|\.storybook|patches`;
/** `api/shop.ts`, `db/schema/totals.ts:12`, and links such as `](docs/deployment.md#backups)`. */
const named = new RegExp(
  String.raw`\`((?:${topFolders})/[\w./-]*)[:\`]|\]\(([\w.][\w./-]*)(?:#[\w-]*)?\)`,
  'g',
);
const documents = ['*.md', 'docs/*.md', 'docs/decisions/*.md', 'ui/*.md', 'client/*.md'].flatMap(
  (files) => [...new Glob(files).scanSync(root)],
);

test.each(documents)('%s names only files that exist', async (document) => {
  const text = await Bun.file(join(root, document)).text();
  const paths = [...text.matchAll(named)].map(([, path, link]) =>
    path ? path : join(dirname(document), link ?? ''),
  );
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('decisions are numbered without gaps, and titles repeat the numbers', async () => {
  const files = [...new Glob('*.md').scanSync(join(root, 'docs/decisions'))].sort();
  expect(files.map((file) => Number(file.slice(0, 3)))).toEqual(files.map((_, index) => index + 1));
  for (const file of files) {
    const text = await Bun.file(join(root, 'docs/decisions', file)).text();
    expect(text).toStartWith(`# ${file.slice(0, 3)}. `);
  }
});
