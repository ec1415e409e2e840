/** `bun run visual [filter]`: builds Storybook if needed and walks it with Playwright, which needs Node. */
import { spawn } from 'bun';
import { launchOptions } from '#app/journeys/chromium.ts';
import { serveFolder } from '#app/journeys/serve-folder.ts';
import { builtStorybook, ensureBuiltStorybook } from './built-storybook.ts';

const given = process.argv.slice(2);
const options = given.filter((it) => it.startsWith('-'));
const filter = given.find((it) => !it.startsWith('-'));
await ensureBuiltStorybook();
const storybook = serveFolder(builtStorybook);
try {
  const walk = spawn(
    [
      'node',
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      import.meta.dirname,
      ...(filter ? ['-g', filter] : []),
      ...options,
    ],
    {
      env: {
        ...process.env,
        VISUAL_BROWSER: JSON.stringify(await launchOptions()),
        VISUAL_STORYBOOK: storybook.url,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  process.exitCode = await walk.exited;
} finally {
  await storybook.stop();
}
