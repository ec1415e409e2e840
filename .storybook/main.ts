import { defineMain } from '@storybook/react-vite/node';

/** The dev server serves the project's folder, where the app keeps its secrets. */
const privateFiles = ['.env', '.env.*', '**/.git/**', '**/.data', '**/.data/**'];

/** In one chunk: in hundreds, loading them takes longer than running them. */
const sharedSources = /\/(app|ui|api|db|stories\/fixtures)\/(?!.*\.stories)/;

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // The app's own Vite configuration starts a server and renders pages.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    './static',
    '../app/public',
    { from: '../ui/fonts', to: '/fonts' },
    // Stories of tickets show these as attached images.
    { from: '../app/public/thumbnails', to: '/api/attachments' },
    // Thumbnails on docs pages show these.
    { from: './visual/pictures', to: '/pictures' },
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['ui/*/*.tsx'],
      tsconfigPath: '.storybook/tsconfig.docgen.json',
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldSortUnions: true,
      skipChildrenPropWithoutDoc: false,
    },
  },
  viteFinal: (config, { configType }) => ({
    ...config,
    // Printing the names of a thousand chunks takes longer than writing them.
    logLevel: configType === 'PRODUCTION' ? 'warn' : config.logLevel,
    build: {
      ...config.build,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { codeSplitting: { groups: [{ name: 'app', test: sharedSources }] } },
      },
    },
    server: { ...config.server, cors: false, fs: { ...config.server?.fs, deny: privateFiles } },
  }),
  features: { backgrounds: false, experimentalSearchDocsHeadings: true },
});
