import { relative } from 'node:path';
import type { Plugin } from 'vite';

const fileName = '.vite/manifest.json';

/** Vite's manifest leaves out dynamic imports that share a chunk; this adds them to it. */
export function completeManifest(): Plugin {
  return {
    name: 'complete-manifest',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[fileName];
        if (asset?.type !== 'asset') return;
        const manifest: Record<string, { file: string }> = JSON.parse(String(asset.source));
        const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
        for (const chunk of Object.values(bundle)) {
          const found = byFile.get(chunk.fileName);
          if (chunk.type !== 'chunk' || !found) continue;
          for (const id of chunk.moduleIds) {
            if (!this.getModuleInfo(id)?.dynamicImporters.length) continue;
            manifest[relative(process.cwd(), id)] ??= found;
          }
        }
        asset.source = JSON.stringify(manifest);
      },
    },
  };
}
