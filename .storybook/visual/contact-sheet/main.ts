/** Every screen as the last walk saw it, at both widths and in both themes, on one page. */
import { join } from 'node:path';
import { readIndex } from '../built-storybook.ts';
import { toWebp } from '../image.ts';
import { pictureOf, readRun } from '../last-run.ts';
import { type Picture, picturesOf } from '../pictures.ts';
import { baselinesFolder, lastRun } from '../places.ts';
import { Baselines } from '../store/baselines.ts';
import { draw, type Frame } from './draw.ts';

const run = await readRun();
if (!run) throw new Error('Nothing has been looked at yet: run `bun run visual` first.');

const walked = new Set(run.walked);
const baselines = new Baselines(baselinesFolder);
const frames: Frame[] = [];
for (const picture of picturesOf(await readIndex())) {
  if (picture.screen && walked.has(picture.name)) {
    frames.push({ picture, webp: await lookOf(picture) });
  }
}
const path = join(lastRun, 'contact-sheet.html');
await Bun.write(path, await draw(frames.sort(byLabel)));
console.info(`${frames.length} pictures of screens: ${path}`);

/** What the walk kept no picture of looked like its baseline. */
async function lookOf({ name }: Picture): Promise<Uint8Array> {
  const seen = Bun.file(pictureOf(name));
  if (await seen.exists()) return seen.bytes();
  const baseline = await baselines.read(name);
  if (!baseline) throw new Error(`There is no picture of ${name}.`);
  return toWebp(baseline);
}

function byLabel(a: Frame, b: Frame): number {
  return a.picture.label.localeCompare(b.picture.label);
}
