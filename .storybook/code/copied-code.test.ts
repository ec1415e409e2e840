import { expect, test } from 'bun:test';
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { $, Glob } from 'bun';
import { loadCsf } from 'storybook/internal/csf-tools';
import { listEntries } from '../../ui/build/entries.ts';
import { packageName } from '../../ui/build/package-name.ts';
import { writeComponentCode, writeStoryCode } from './story-code.ts';

const project = join(import.meta.dir, '../..');
const folder = join(project, '.build/copied-code');
const compiler = join(project, 'node_modules/typescript-native/bin/tsc');
const compileMs = 60_000;

const files = [...new Glob('stories/{ui,patterns}/*.stories.tsx').scanSync(project)].sort();
const examples = new Map<string, string[]>();
for (const file of files) examples.set(file, await readExamples(file));

test.each(files)('the code of %s imports only React and the package', (file) => {
  const imports = examples.get(file)?.flatMap((code) => code.match(/^import .*/gm) ?? []) ?? [];
  expect(imports.length).toBeGreaterThanOrEqual(1);
  expect(
    imports.filter((line) => !/ from '(react|react-dom|paper-and-ink\/[\w-]+)';$/.test(line)),
  ).toEqual([]);
});

test(
  'all code to copy compiles in an app with strict types',
  async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await Bun.write(join(folder, 'tsconfig.json'), JSON.stringify(configuration()));
    for (const [file, codes] of examples) {
      const name = file.replaceAll('/', '-').replace('.stories.tsx', '');
      await Promise.all(
        codes.map((code, index) => Bun.write(join(folder, `${name}-${index + 1}.tsx`), code)),
      );
    }
    const check = await $`${process.execPath} ${compiler} --project ${folder}`.nothrow().quiet();
    expect(`${check.stdout}${check.stderr}`).toBe('');
    expect(check.exitCode).toBe(0);
  },
  compileMs,
);

async function readExamples(file: string): Promise<string[]> {
  const content = await Bun.file(join(project, file)).text();
  const csf = loadCsf(content, { makeTitle: (title) => title ?? '' }).parse();
  const codes = file.startsWith('stories/patterns/')
    ? [await writeComponentCode(csf, file)]
    : [...(await writeStoryCode(csf, file)).values()];
  return codes.filter((code) => code !== undefined);
}

/** As in the example app, with the package's sources in place of its build. */
function configuration() {
  const paths = [...listEntries(join(project, 'ui'))].map(([entry, module]) => [
    `${packageName}/${entry}`,
    [relative(folder, join(project, 'ui', module))],
  ]);
  return {
    extends: relative(folder, join(project, 'docs/example/tsconfig.json')),
    compilerOptions: { paths: Object.fromEntries(paths), skipLibCheck: true },
    include: ['*.tsx'],
  };
}
