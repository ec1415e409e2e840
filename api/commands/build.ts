import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packNewDatabase } from '#api/start/open-database';
import { appDigest, isAppBuilt } from '../pages/build-if-stale.ts';
import { isServerBuilt } from '../pages/server-file.ts';
import { places } from '../pages/sources.ts';
import { buildServer } from './build-server.ts';

const compressible = /\.(js|css|svg)$/;
const screensKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Builds what a start would otherwise wait for, unless it has the same sources. */
async function main(): Promise<void> {
  if (!isServerBuilt()) await buildServer();
  await packNewDatabase();
  if (await isAppBuilt()) return;
  const stamp = appDigest();
  console.info('Building the app');
  // Otherwise NODE_ENV=test would bundle React's development build.
  process.env.NODE_ENV = 'production';
  await buildBoth();
  compressAssets();
  deleteOldScreens();
  await Bun.write(places.stamp, stamp);
}

async function buildBoth() {
  // Not above, because it takes longer than finding out that the app is built.
  const { build } = await import('vite');
  await build({ root: places.root, logLevel: 'warn' });
  await build({
    root: places.root,
    logLevel: 'warn',
    // The server would take longer to load whole packages than the parts that pages use. React
    // stays outside, because it picks its build from NODE_ENV when the server starts.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: true,
      manifest: false,
      outDir: '.build/server',
      // A running server loads a screen at its first request, from the build that it started with.
      emptyOutDir: false,
      rolldownOptions: { input: 'app/entry-server.tsx' },
    },
  });
}

/** Assets are immutable, so they are compressed once with the highest quality. */
function compressAssets() {
  const folder = join(places.client, 'assets');
  for (const name of readdirSync(folder).filter((file) => compressible.test(file))) {
    const bytes = readFileSync(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    Bun.write(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
    Bun.write(join(folder, `${name}.gz`), Bun.gzipSync(bytes, { level: 9 }));
  }
}

/** A server that started that long ago has already loaded the screens it needs. */
function deleteOldScreens() {
  const folder = join(dirname(places.renderer), 'assets');
  for (const path of readdirSync(folder).map((name) => join(folder, name))) {
    if (Date.now() - statSync(path).mtimeMs > screensKeptMs) rmSync(path);
  }
}

await main();
