import { defineMain } from '@storybook/react-vite/node';
import { plainArrays } from './docs/plain-arrays.ts';

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
  // Before everything else, and so before the reader of prop types.
  viteFinal: (config) => ({ ...config, plugins: [plainArrays, ...(config.plugins ?? [])] }),
  features: { backgrounds: false },
});
