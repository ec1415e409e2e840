import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'bun';
import { toWebp } from '../image.ts';
import { differenceOf, type OutcomeEntry, pictureOf } from '../last-run.ts';
import { lastRun } from '../places.ts';
import type { Baselines } from '../store/baselines.ts';
import type { ReportData } from './data.ts';
import { pictureId, type Side, sidesOf } from './sides.ts';

type Pictures = { id: string; base64: string }[];

/** One file that needs no other, so that it can be kept, sent and opened anywhere. */
export async function writeReport(data: ReportData, baselines: Baselines): Promise<string> {
  const pictures: Pictures = [];
  for (const entry of data.entries) pictures.push(...(await picturesOf(entry, baselines)));
  const path = join(lastRun, 'report.html');
  await Bun.write(path, await fill(data, pictures));
  return path;
}

/** Pictures are text that nobody reads until they are looked at: a thousand cost the page little. */
export async function fill(data: ReportData, pictures: Pictures): Promise<string> {
  const [template, styles, script] = await Promise.all([
    Bun.file(join(import.meta.dir, 'report.html')).text(),
    Bun.file(join(import.meta.dir, 'report.css')).text(),
    bundle(fileURLToPath(import.meta.resolve('./page.ts'))),
  ]);
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const blocks = pictures.map(
    ({ id, base64 }) => `<script type="text/plain" id="${id}">${base64}</script>`,
  );
  return template
    .replace('/* styles */', () => styles)
    .replace('"entries"', () => json)
    .replace('<!-- pictures -->', () => blocks.join('\n'))
    .replace('/* script */', () => script);
}

async function picturesOf({ name, state }: OutcomeEntry, baselines: Baselines): Promise<Pictures> {
  return Promise.all(
    sidesOf[state].map(async (side) => {
      const base64 = Buffer.from(await bytesOf(name, side, baselines)).toString('base64');
      return { id: pictureId(name, side), base64 };
    }),
  );
}

async function bytesOf(name: string, side: Side, baselines: Baselines): Promise<Uint8Array> {
  if (side === 'after') return Bun.file(pictureOf(name)).bytes();
  if (side === 'difference') return Bun.file(differenceOf(name)).bytes();
  const before = await baselines.read(name);
  if (!before) throw new Error(`There is no baseline of ${name}.`);
  return toWebp(before);
}

async function bundle(entrypoint: string): Promise<string> {
  const { outputs } = await build({ entrypoints: [entrypoint], target: 'browser', minify: true });
  const [script] = outputs;
  if (!script) throw new Error('The report’s script was not built.');
  return (await script.text()).replaceAll('</script', '<\\/script');
}
