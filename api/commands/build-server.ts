import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildConfig } from 'bun';
import { serverFile } from '../pages/server-file.ts';
import { places } from '../pages/sources.ts';
import { deleteOtherBuilds, moveIntoPlace } from './build-folders.ts';

/** Packages and parts that a process loads only when it needs them. */
const loadedOnDemand = [
  '@electric-sql/pglite',
  '@opentelemetry/*',
  '@zxcvbn-ts/*',
  'nodemailer',
  'payment-sandbox',
];

/** One file with compiled code, because loading and compiling a thousand files takes longer. */
export const serverBuild = {
  entrypoints: [join(places.root, 'api/start/serve.ts')],
  target: 'bun',
  format: 'cjs',
  bytecode: true,
  minify: { syntax: true, whitespace: true },
  sourcemap: 'linked',
  external: loadedOnDemand,
  // Otherwise the value at build time would be written into the code.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
} satisfies BuildConfig;

/** Builds the server from the current sources and deletes the builds of earlier ones. */
export async function buildServer(): Promise<void> {
  const folder = dirname(serverFile());
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(places.servers, { recursive: true });
  await buildInto(unfinished, serverBuild);
  moveIntoPlace(unfinished, folder);
  deleteOtherBuilds(folder);
}

export async function buildInto(outdir: string, config: BuildConfig): Promise<void> {
  const { outputs } = await Bun.build({ ...config, outdir });
  for (const { kind, path } of outputs) if (kind === 'sourcemap') await shrinkSourceMap(path);
}

/** Without the text of the sources: Bun reads the whole map for the first stack, for positions. */
async function shrinkSourceMap(file: string): Promise<void> {
  const map: { sources: string[] } = await Bun.file(file).json();
  // Bun refuses a map without an entry for each source.
  await Bun.write(file, JSON.stringify({ ...map, sourcesContent: map.sources.map(() => '') }));
}
