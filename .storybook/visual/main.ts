/** `bun run visual [filter]`: builds Storybook if needed and walks it with Playwright, which needs Node. */
import { Glob, spawn } from 'bun';
import { PNG } from 'pngjs';
import { launchOptions } from '#app/journeys/chromium.ts';
import { serveFolder } from '#app/journeys/serve-folder.ts';
import { builtStorybook, ensureBuiltStorybook } from './built-storybook.ts';

const given = process.argv.slice(2);
const options = given.filter((it) => it.startsWith('-'));
const filter = given.find((it) => !it.startsWith('-'));
const startedAt = Date.now();
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
  if (options.some((it) => it.startsWith('--update-snapshots'))) await compressPictures(startedAt);
} finally {
  await storybook.stop();
}

/** The same pixels in seven tenths of the browser's bytes. */
async function compressPictures(since: number): Promise<void> {
  const options = { filterType: 0, deflateLevel: 9, deflateStrategy: 0, colorType: 2 } as const;
  const folder = `${import.meta.dirname}/pictures`;
  for await (const name of new Glob('*.png').scan(folder)) {
    const file = Bun.file(`${folder}/${name}`);
    if (file.lastModified < since) continue;
    const picture = PNG.sync.read(Buffer.from(await file.arrayBuffer()));
    await Bun.write(file, PNG.sync.write(picture, options));
  }
}
