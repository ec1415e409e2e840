import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildConfig } from 'bun';
import { places } from '../pages/places.ts';
import { serverFile } from '../pages/server-file.ts';
import { deleteOtherBuilds, moveIntoPlace } from './build-folders.ts';

/** Packages and parts that a process loads only when it needs them. */
const loadedOnDemand = [
  '@electric-sql/pglite',
  '@zxcvbn-ts/*',
  'nodemailer',
  '#api/sandbox/server',
];

/** One file with compiled code, because loading and compiling a thousand files takes longer. */
export const serverBuild = {
  entrypoints: [join(places.root, 'api/serve.ts')],
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
  await Bun.build({ ...serverBuild, outdir: unfinished });
  await shrinkSourceMap(join(unfinished, 'serve.js.map'));
  moveIntoPlace(unfinished, folder);
  deleteOtherBuilds(folder);
}

/** Without the sources: Bun reads the whole map for the first stack, and only prints positions. */
async function shrinkSourceMap(file: string): Promise<void> {
  const { sourcesContent: _, ...positions } = await Bun.file(file).json();
  await Bun.write(file, JSON.stringify(positions));
}
