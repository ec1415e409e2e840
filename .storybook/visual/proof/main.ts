/**
 * Proves that the walk finds each picture that a change of one token touches, and no other. It walks
 * the project as it is and a copy with the token changed, and compares what the second walk finds
 * with what the browser says of itself: the pictures on which something in sight now has another
 * computed style.
 *
 *     bun .storybook/visual/proof/main.ts [file] [from] [to]
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serveFolder } from '#app/journeys/serve-folder.ts';
import { buildStorybook, ensureBuiltStorybook, readIndex } from '../built-storybook.ts';
import { isFine } from '../judge.ts';
import { picturesOf } from '../pictures.ts';
import { baselinesFolder, builtStorybook } from '../places.ts';
import { Baselines } from '../store/baselines.ts';
import { type Walk, walk } from '../walk.ts';
import { copyProject, replaceOnce } from './copy.ts';
import { drawnStyles } from './drawn-styles.ts';

const [file = 'ui/badge/badge.css.ts', from = 'vars.corner.small', to = "'9px'"] =
  process.argv.slice(2);

await ensureBuiltStorybook();
const pictures = picturesOf(await readIndex());
const names = pictures.map(({ name }) => name);

const before = await look(builtStorybook);
const unapproved = before.findings.filter((finding) => !isFine(finding));
if (unapproved.length > 0) {
  const list = unapproved.map(({ picture }) => `\n  ${picture.name}`);
  throw new Error(`Look at these and approve them first:${list.join('')}`);
}

const copy = await copyProject();
try {
  await replaceOnce(join(copy, file), from, to);
  await buildStorybook(copy);
  const after = await look(join(copy, 'storybook-static'));

  const touched = names.filter((name) => before.answers.get(name) !== after.answers.get(name));
  const changed = after.findings.filter(({ state }) => state !== 'same');
  const found = changed.map(({ picture }) => picture.name);
  const missed = touched.filter((name) => !found.includes(name));
  const superfluous = found.filter((name) => !touched.includes(name));
  console.info(`${file}: ${from} became ${to}, which touches ${touched.length} pictures.`);
  console.info(`The walk found ${found.length} of ${names.length} pictures changed.`);
  for (const name of missed) console.info(`  missed: ${name}`);
  for (const name of superfluous) console.info(`  not touched: ${name}`);
  process.exitCode = touched.length > 0 && missed.length + superfluous.length === 0 ? 0 : 1;
} finally {
  await rm(copy, { recursive: true });
}

async function look(built: string): Promise<Walk<string>> {
  const storybook = serveFolder(built);
  try {
    return await walk(pictures, storybook.url, new Baselines(baselinesFolder), drawnStyles);
  } finally {
    await storybook.stop();
  }
}
