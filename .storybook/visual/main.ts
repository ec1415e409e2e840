import { parseArgs } from 'node:util';
import { serveFolder } from '#app/journeys/serve-folder.ts';
import { approve } from './approve.ts';
import { ensureBuiltStorybook } from './built-storybook.ts';
import { builtStorybook } from './paths.ts';
import { runVisualTests } from './run-visual-tests.ts';

const { values, positionals } = parseArgs({
  options: {
    approve: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    once: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

if (values.approve) {
  await approve(positionals);
} else {
  await ensureBuiltStorybook();
  const storybook = serveFolder(builtStorybook);
  try {
    const asked = { ...values, filter: positionals[0] ?? '' };
    process.exitCode = (await runVisualTests(storybook.url, asked)) ? 0 : 1;
  } finally {
    await storybook.stop();
  }
}
