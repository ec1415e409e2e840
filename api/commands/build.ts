import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { appDigest, isAppBuilt } from '../pages/build-if-stale.ts';
import { places } from '../pages/places.ts';
import { isServerBuilt } from '../pages/server-file.ts';
import { buildServer } from './build-server.ts';

const compressible = /\.(js|css|svg)$/;

/** Builds the app for browser and server, and the server, unless they have the same sources. */
async function main(): Promise<void> {
  if (!isServerBuilt()) await buildServer();
  if (await isAppBuilt()) return;
  const stamp = appDigest();
  console.info('Building the app');
  // Otherwise NODE_ENV=test would bundle React's development build.
  process.env.NODE_ENV = 'production';
  await buildBoth();
  compressAssets();
  await Bun.write(places.stamp, stamp);
}

async function buildBoth() {
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

await main();
