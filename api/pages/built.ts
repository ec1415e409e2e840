import { createAssets, type Manifest } from './assets.ts';
import { places } from './places.ts';
import type { Renderer } from './renderer.ts';
import type { PageSource } from './routes.ts';
import { createStaticFiles } from './static-files.ts';

/** The pages as they were built. */
export async function loadBuiltPages(): Promise<PageSource> {
  const renderer: Renderer = await import(places.renderer);
  const manifest: Manifest = await Bun.file(`${places.client}.vite/manifest.json`).json();
  return {
    renderer,
    assetsOf: createAssets(manifest),
    staticFile: createStaticFiles({ client: places.client, public: places.public }),
    scriptHashes: [],
  };
}
