import { parseArgs } from 'node:util';
import { serveFolder } from '#app/journeys/serve-folder.ts';
import { approve } from './approve.ts';
import { ensureBuiltStorybook } from './built-storybook.ts';
import { builtStorybook } from './places.ts';
import { visual } from './visual.ts';

const { values, positionals } = parseArgs({
  options: { approve: { type: 'boolean', default: false } },
  allowPositionals: true,
});

if (values.approve) {
  await approve(positionals);
} else {
  await ensureBuiltStorybook();
  const storybook = serveFolder(builtStorybook);
  try {
    process.exitCode = (await visual(storybook.url, positionals[0] ?? '')) ? 0 : 1;
  } finally {
    await storybook.stop();
  }
}
