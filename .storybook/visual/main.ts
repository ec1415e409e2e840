import { serveFolder } from '#app/journeys/serve-folder.ts';
import { approve } from './approve.ts';
import { ensureBuiltStorybook } from './built-storybook.ts';
import { builtStorybook } from './places.ts';
import { visual } from './visual.ts';

const [first, second = ''] = process.argv.slice(2);

if (first === '--approve') {
  await approve(second);
} else {
  await ensureBuiltStorybook();
  const storybook = serveFolder(builtStorybook);
  try {
    process.exitCode = (await visual(storybook.url, first ?? '')) ? 0 : 1;
  } finally {
    await storybook.stop();
  }
}
