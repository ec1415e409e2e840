import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAssets, type Manifest } from './assets.ts';
import { places } from './places.ts';
import type { Renderer } from './renderer.ts';
import type { PageSource } from './routes.ts';
import { createStaticFiles } from './static-files.ts';

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
