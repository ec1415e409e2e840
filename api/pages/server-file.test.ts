import { afterAll, expect, test } from 'bun:test';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'projects-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The digest of a project at this path, which contains only the code that makes it. */
async function digestAt(name: string): Promise<string> {
  const root = join(folder, name);
  cpSync(import.meta.dir, join(root, 'api/pages'), { recursive: true });
  for (const path of ['db', 'patches']) mkdirSync(join(root, path));
  for (const path of ['bun.lock', 'package.json']) writeFileSync(join(root, path), '{}');
  const copy: typeof import('./server-file.ts') = await import(
    join(root, 'api/pages/server-file.ts')
  );
  return basename(dirname(copy.serverFile()));
}

test('a copied project has another build, because builds contain absolute paths', async () => {
  expect(await digestAt('copy')).not.toBe(await digestAt('original'));
});
