import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { places } from '../pages/places.ts';

/** Sources of the built app. */
const sources = [
  'ui',
  'app',
  'api/contract',
  'db/values',
  'api/commands/build.ts',
  'vite.config.ts',
  'bun.lock',
];
const notBuilt = /\.test\.tsx?$|^app\/(public|journeys|demos)\//;
const compressible = /\.(js|css|svg)$/;

/** Builds the app for browser and server, unless the existing build has the same sources. */
export async function buildIfStale(say: (line: string) => void): Promise<void> {
  const stamp = sourcesDigest();
  if ((await Bun.file(places.stamp).exists()) && (await Bun.file(places.stamp).text()) === stamp) {
    return;
  }
  say('Building the app');
  await inProductionMode(buildBoth);
  compressAssets();
  await Bun.write(places.stamp, stamp);
}

async function buildBoth() {
  await build({ root: places.root, logLevel: 'warn' });
  await build({
    root: places.root,
    logLevel: 'warn',
    build: {
      ssr: true,
      manifest: false,
      outDir: '.build/server',
      rollupOptions: { input: 'app/entry-server.tsx' },
    },
  });
}

/** Otherwise NODE_ENV=test would bundle React's development build. */
async function inProductionMode(work: () => Promise<void>) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
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

function sourcesDigest(): string {
  const hash = new Bun.CryptoHasher('sha256');
  for (const path of sources.flatMap(filesBelow).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(places.root, path)));
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (notBuilt.test(`${path}/`) || notBuilt.test(path)) return [];
  if (!statSync(join(places.root, path)).isDirectory()) return [path];
  return readdirSync(join(places.root, path)).flatMap((name) => filesBelow(`${path}/${name}`));
}

if (import.meta.main) await buildIfStale((line) => console.info(line));
