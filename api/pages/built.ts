import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createAssets, type Manifest } from './assets.ts';
import type { Renderer } from './renderer.ts';
import type { PageSource } from './routes.ts';
import { places } from './sources.ts';
import { createStaticFiles } from './static-files.ts';

/** Folders with browser code. No other file of the project is sent to a browser. */
export const browserFolders = ['app', 'ui', 'api/contract', 'db/values', 'node_modules'];

const bundler = /^\/(@vite\/|@id\/__x00__|@react-refresh$|@development-preamble\.js$)/;

const sources = new RegExp(`^/(${browserFolders.join('|')})/`);

/** Plain names only: no escapes, empty segments, `..` or hidden files except the bundler's own. */
const plain = /^(\/(?!\.(?!vite\/))[\w.@+~-]+)+$/;

type Places = { renderer: string; client: string; public: string };

/**
 * Loads the built pages. React picks its build from NODE_ENV when it is imported here, and would
 * use the slow development build by default.
 */
export async function loadBuiltPages(from: Places = places): Promise<PageSource> {
  process.env.NODE_ENV ||= 'production';
  const renderer: Renderer = await import(from.renderer);
  const manifest: Manifest = await Bun.file(`${from.client}.vite/manifest.json`).json();
  // Read at once, because a build replaces them.
  const styles = new Map(
    Object.values(manifest)
      .flatMap(({ css = [] }) => css)
      .map((file) => [file, readFileSync(join(from.client, file), 'utf8')]),
  );
  return {
    renderer,
    assetsOf: createAssets(manifest, (file) => styles.get(file) ?? ''),
    staticFile: createStaticFiles({ client: from.client, public: from.public }),
    scriptHashes: [],
  };
}

/**
 * Whether the bundler may serve a path. It serves any file of the project, including the data
 * folder, so everything that is not clearly browser code goes to the shop instead.
 */
export function isBundled(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!plain.test(path)) return false;
  return bundler.test(path) || sources.test(path) || isPublicFile(path);
}

function isPublicFile(path: string): boolean {
  return statSync(join(places.public, path), { throwIfNoEntry: false })?.isFile() ?? false;
}
