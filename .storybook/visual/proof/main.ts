/**
 * Proves that the walk finds each picture that a change of one token touches, and no other. It walks
 * the project as it is and a copy with the token changed, and compares what the second walk finds
 * with what the browser says during the first: the pictures on which something in sight has another
 * computed style with the style sheets of the copy.
 *
 *     bun .storybook/visual/proof/main.ts [file] [from] [to] [filter]
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serveFolder } from '#app/journeys/serve-folder.ts';
import { buildStorybook, ensureBuiltStorybook, readIndex } from '../built-storybook.ts';
import { isFine } from '../judge.ts';
import { picturesOf } from '../pictures.ts';
import { baselinesFolder, builtStorybook, project } from '../places.ts';
import { Baselines } from '../store/baselines.ts';
import { type Course, type Walk, walk } from '../walk.ts';
import { copyProject, replaceOnce } from './copy.ts';
import { restylingBetween } from './restyling.ts';
import { isTouchedBy } from './touched.ts';

const [file = 'ui/badge/badge.css.ts', from = 'vars.corner.small', to = "'9px'", filter = ''] =
  process.argv.slice(2);

const evidence = join(project, '.build/proof');
await rm(evidence, { recursive: true, force: true });

await ensureBuiltStorybook();
const pictures = picturesOf(await readIndex(), filter);
const copy = await copyProject();
try {
  await replaceOnce(join(copy, file), from, to);
  await buildStorybook(copy);
  const changedStorybook = join(copy, 'storybook-static');
  const restyling = await restylingBetween(builtStorybook, changedStorybook);

  const before = await look(builtStorybook, { ask: (page) => page.ask(isTouchedBy, restyling) });
  const unapproved = before.findings.filter((finding) => !isFine(finding));
  if (unapproved.length > 0) {
    const list = unapproved.map(({ picture }) => `\n  ${picture.name}`);
    throw new Error(`Look at these and approve them first:${list.join('')}`);
  }
  const touched = pictures.map(({ name }) => name).filter((name) => before.answers.get(name));
  const after = await look(changedStorybook, {
    expectsChange: ({ name }) => before.answers.get(name) ?? false,
  });
  const changed = after.findings.filter(({ state }) => state !== 'same');
  const found = changed.map(({ picture }) => picture.name);
  const missed = touched.filter((name) => !found.includes(name));
  const superfluous = found.filter((name) => !touched.includes(name));
  console.info(`${file}: ${from} became ${to}, which touches ${touched.length} pictures.`);
  console.info(`The walk found ${found.length} of ${pictures.length} pictures changed.`);
  for (const name of missed) console.info(`  missed: ${name}`);
  for (const { picture, webp } of changed) {
    if (!superfluous.includes(picture.name)) continue;
    const kept = join(evidence, `${picture.name}.webp`);
    if (webp) await Bun.write(kept, webp);
    console.info(`  not touched: ${picture.name}, see ${kept}`);
  }
  process.exitCode = touched.length > 0 && missed.length + superfluous.length === 0 ? 0 : 1;
} finally {
  await rm(copy, { recursive: true });
}

async function look(built: string, course: Course<boolean>): Promise<Walk<boolean>> {
  const storybook = serveFolder(built);
  try {
    return await walk(pictures, storybook.url, new Baselines(baselinesFolder), course);
  } finally {
    await storybook.stop();
  }
}
