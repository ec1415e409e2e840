import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shopInDevelopment } from '#api/development';
import { chunkOf } from '#app/build/chunks.ts';
import { completeManifest } from '#app/build/complete-manifest.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'app/public',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    completeManifest(),
    command === 'serve' && shopInDevelopment(),
  ],
  build: {
    manifest: true,
    copyPublicDir: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // Every browser that the build supports preloads modules itself.
    modulePreload: { polyfill: false },
    outDir: '.build/client',
    rolldownOptions: {
      input: 'app/entry-client.tsx',
      // The list of nouns names all endpoints, whose schemas pages don’t need. `messages.ts` words all refusals.
      treeshake: {
        moduleSideEffects: [{ test: /\/api\/contract\/(?!messages\.ts)/, sideEffects: false }],
      },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            // A group would take the code that its modules share with others.
            includeDependenciesRecursively: false,
            groups: [
              {
                debugName: 'audience',
                name: (id, graph) => chunkOf(id, graph.getModuleInfo.bind(graph)),
              },
            ],
          },
        },
      }),
    },
  },
}));
