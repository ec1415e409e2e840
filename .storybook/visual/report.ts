import { join } from 'node:path';
import { baselineOf } from './judge.ts';
import { differenceOf, type OutcomeEntry, pictureOf } from './last-run.ts';
import { lastRun } from './places.ts';

/** What the report's script reads: an entry with its pictures inside. */
export interface ReportEntry extends OutcomeEntry {
  before?: string;
  after?: string;
  difference?: string;
}

/** One file that needs no other, so that it can be kept, sent and opened anywhere. */
export async function writeReport(entries: OutcomeEntry[]): Promise<string> {
  const shown = await Promise.all(entries.map(withPictures));
  const template = await Bun.file(join(import.meta.dir, 'report.html')).text();
  const path = join(lastRun, 'report.html');
  await Bun.write(path, fill(template, shown));
  return path;
}

export function fill(template: string, entries: ReportEntry[]): string {
  const data = JSON.stringify(entries).replaceAll('<', '\\u003c');
  return template.replace('[/* entries */]', () => data);
}

async function withPictures(entry: OutcomeEntry): Promise<ReportEntry> {
  const { name, state } = entry;
  return {
    ...entry,
    before: state === 'new' ? undefined : await inline(baselineOf(name)),
    after: state === 'removed' ? undefined : await inline(pictureOf(name)),
    difference: state === 'changed' ? await inline(differenceOf(name)) : undefined,
  };
}

async function inline(path: string): Promise<string> {
  return `data:image/webp;base64,${Buffer.from(await Bun.file(path).bytes()).toString('base64')}`;
}
