import { defineMain } from '@storybook/react-vite/node';
import { plainArrays } from './docs/plain-arrays.ts';

/** The bundler serves the project's folder, and the shop keeps its secrets in there. */
const privateFiles = ['.env', '.env.*', '**/.git/**', '**/.data', '**/.data/**'];

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // The app's own configuration starts a server and renders pages; stories need neither.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    './static',
    '../app/public',
    { from: '../ui/fonts', to: '/fonts' },
    // Pictures that somebody attached to a message.
    { from: '../app/public/thumbnails', to: '/api/attachments' },
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    // Before everything else, and so before the reader of prop types.
    plugins: [plainArrays, ...(config.plugins ?? [])],
    server: { ...config.server, cors: false, fs: { ...config.server?.fs, deny: privateFiles } },
  }),
  features: { backgrounds: false },
});
