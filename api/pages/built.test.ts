import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBuiltPages } from './built.ts';

const react = import.meta.resolve('react');
let folder = '';

/** Builds a renderer that reports its React build: development elements have more fields. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  for (const path of ['client/assets', 'public'])
    mkdirSync(join(folder, path), { recursive: true });
  const chunk = { file: 'assets/chunk.js' };
  const manifest = {
    'app/entry-client.tsx': { ...chunk, css: ['assets/entry.css'] },
    'app/home.screen.tsx': chunk,
    'ui/fonts/hanken-grotesk.woff2': chunk,
    'ui/fonts/young-serif.woff2': chunk,
  };
  await Bun.write(join(folder, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  await Bun.write(join(folder, 'client/assets/entry.css'), 'p{color:red}');
  await Bun.write(
    join(folder, 'renderer.js'),
    `import { createElement } from '${react}';
    export const half = '_store' in createElement('p') ? 'development' : 'production';`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const placesIn = (folder: string) => ({
  renderer: join(folder, 'renderer.js'),
  client: join(folder, 'client/'),
  public: join(folder, 'public'),
});

/** Runs in a separate process because this one has already loaded a React build. */
function halfWith(environment: Record<string, string>): string {
  const script = `
    const { loadBuiltPages } = await import('${import.meta.resolve('./built.ts')}');
    const { renderer } = await loadBuiltPages(${JSON.stringify(placesIn(folder))});
    console.info(renderer.half);`;
  const env = { ...process.env, NODE_ENV: '', ...environment };
  const { stdout } = Bun.spawnSync([process.execPath, '-e', script], { env, stderr: 'inherit' });
  return stdout.toString().trim();
}

test('renders pages with the production build of React by default', () => {
  expect(halfWith({})).toBe('production');
  expect(halfWith({ NODE_ENV: 'development' })).toBe('development');
});

test('keeps the styles of the build that it was started with', async () => {
  const { assetsOf } = await loadBuiltPages(placesIn(folder));
  rmSync(join(folder, 'client/assets'), { recursive: true });
  expect(assetsOf({ file: 'app/home.screen.tsx' }).styles).toEqual([
    { href: '/assets/entry.css', css: 'p{color:red}' },
  ]);
});
