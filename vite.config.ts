import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shopInDevelopment } from '#api/development';

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'app/public',
  plugins: [react(), vanillaExtractPlugin(), command === 'serve' && shopInDevelopment()],
  build: {
    manifest: true,
    copyPublicDir: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    outDir: '.build/client',
    rollupOptions: { input: 'app/entry-client.tsx' },
  },
}));
