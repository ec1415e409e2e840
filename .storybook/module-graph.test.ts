import { afterAll, expect, test } from 'bun:test';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { type ModuleGraph, moduleGraphFile, writeModuleGraph } from './module-graph.ts';

const parent = join(import.meta.dir, '../.build');
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const project: Record<string, string> = {
  'package.json': '{ "name": "small" }',
  'main.tsx': "import { card } from './card.css.ts';\nimport('./later.ts');\nexport { card };",
  'card.css.ts':
    "import { style } from '@vanilla-extract/css';\nimport { gap } from './gap.ts';\nexport const card = style({ gap });",
  'gap.ts': 'export const gap = 8;',
  'later.ts': '/** Comes later. */\nexport const later: number = 1;',
};

/** Builds a small project in a folder of its own. */
async function graphOf(changes: Record<string, string> = {}): Promise<ModuleGraph> {
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(join(parent, 'module-graph-'));
  folders.push(root);
  const files = Object.entries({ ...project, ...changes });
  await Promise.all(files.map(([name, code]) => Bun.write(join(root, name), code)));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), writeModuleGraph()],
    build: { rolldownOptions: { input: join(root, 'main.tsx') } },
  });
  return Bun.file(join(root, 'dist', moduleGraphFile)).json();
}

async function changedModules(changes: Record<string, string>): Promise<string[]> {
  const [before, after] = [await graphOf(), await graphOf(changes)];
  return Object.keys(after).filter((name) => before[name]?.digest !== after[name]?.digest);
}

test('lists what each module imports, also when it runs', async () => {
  const { 'main.tsx': main } = await graphOf();
  expect(main?.imports).toEqual(expect.arrayContaining(['card.css.ts', 'later.ts']));
});

test('digests modules the same in every folder', async () => {
  expect(await changedModules({})).toEqual([]);
});

test('digests the styles that a style sheet computes from other modules', async () => {
  const changed = await changedModules({ 'gap.ts': 'export const gap = 9;' });
  expect(changed).toEqual(['card.css.ts.vanilla.css']);
});

test('digests code, but neither its types nor its comments', async () => {
  expect(await changedModules({ 'later.ts': 'export const later: number = 2;' })).toEqual([
    'later.ts',
  ]);
  expect(await changedModules({ 'later.ts': '/** Soon. */ export const later: 1 = 1;' })).toEqual(
    [],
  );
});
