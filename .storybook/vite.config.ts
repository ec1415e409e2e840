import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeModuleGraph } from './module-graph.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), writeModuleGraph()],
  build: { reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
});
