import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const react = import.meta.resolve('react');
let folder = '';

/** Builds a renderer that reports its React build: development elements have more fields. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  for (const path of ['client/assets', 'public'])
    mkdirSync(join(folder, path), { recursive: true });
  await Bun.write(join(folder, 'client/.vite/manifest.json'), '{}');
  await Bun.write(
    join(folder, 'renderer.js'),
    `import { createElement } from '${react}';
    export const half = '_store' in createElement('p') ? 'development' : 'production';`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs in a separate process because this one has already loaded a React build. */
function halfWith(environment: Record<string, string>): string {
  const places = {
    renderer: join(folder, 'renderer.js'),
    client: join(folder, 'client/'),
    public: join(folder, 'public'),
  };
  const script = `
    const { loadBuiltPages } = await import('${import.meta.resolve('./built.ts')}');
    const { renderer } = await loadBuiltPages(${JSON.stringify(places)});
    console.info(renderer.half);`;
  const env = { ...process.env, NODE_ENV: '', ...environment };
  const { stdout } = Bun.spawnSync([process.execPath, '-e', script], { env, stderr: 'inherit' });
  return stdout.toString().trim();
}

test('renders pages with the production build of React by default', () => {
  expect(halfWith({})).toBe('production');
  expect(halfWith({ NODE_ENV: 'development' })).toBe('development');
});
