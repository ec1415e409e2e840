import { defineConfig } from '@playwright/test';

const isCi = !['', '0', 'false'].includes(process.env.CI ?? '');

export default defineConfig({
  testMatch: 'walk.ts',
  outputDir: '../../.build/visual/results',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  // A worker waits for a third of its time.
  workers: 3,
  // Another worker has a page that no story was on.
  retries: 1,
  timeout: 60_000,
  updateSnapshots: isCi ? 'none' : 'missing',
  reporter: [
    ['./closing-line.ts'],
    ['html', { open: 'never', outputFolder: '../../.build/visual/report' }],
  ],
  expect: {
    timeout: 15_000,
    toMatchSnapshot: { threshold: 0.02 },
  },
  use: {
    launchOptions: JSON.parse(process.env.VISUAL_BROWSER ?? '{}'),
    baseURL: process.env.VISUAL_STORYBOOK,
  },
});
