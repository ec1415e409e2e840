/**
 * Proves that the walk finds each picture that a change of one token touches, and no other. In a
 * copy of the project it approves all pictures, changes the token, walks again, and compares what
 * the walk reports with what the browser says of itself: the pictures in which some drawn element
 * now has another computed style.
 *
 *     bun .storybook/visual/proof/main.ts [file] [from] [to]
 */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '../last-run.ts';
import { picturesOf } from '../pictures.ts';
import { copyProject, replaceOnce, runScript } from './copy.ts';
import { stylesOf } from './drawn-styles.ts';

const [file = 'ui/badge/badge.css.ts', from = 'vars.corner.small', to = "'9px'"] =
  process.argv.slice(2);

const copy = await copyProject();
const built = join(copy, 'storybook-static');
const builtBefore = join(copy, 'storybook-before');
try {
  await runScript(copy, 'visual');
  await runScript(copy, 'visual:approve');
  await rename(built, builtBefore);
  await replaceOnce(join(copy, file), from, to);
  await runScript(copy, 'visual');

  const outcome: Outcome = await Bun.file(join(copy, '.build/visual/outcome.json')).json();
  const found = outcome.entries.filter(({ state }) => state !== 'same').map(({ name }) => name);
  const pictures = picturesOf(await Bun.file(join(built, 'index.json')).json());
  const [before, after] = [await stylesOf(builtBefore, pictures), await stylesOf(built, pictures)];
  const touched = pictures.map(({ name }) => name).filter((name) => before[name] !== after[name]);

  const missed = touched.filter((name) => !found.includes(name));
  const superfluous = found.filter((name) => !touched.includes(name));
  console.info(`${file}: ${from} became ${to}, which touches ${touched.length} pictures:`);
  for (const name of touched.sort()) console.info(`  ${name}`);
  console.info(`The walk found ${found.length} of ${pictures.length} pictures changed.`);
  for (const name of missed) console.info(`  missed: ${name}`);
  for (const name of superfluous) console.info(`  not touched: ${name}`);
  process.exitCode = touched.length > 0 && missed.length + superfluous.length === 0 ? 0 : 1;
} finally {
  await rm(copy, { recursive: true });
}
