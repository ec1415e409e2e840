import { join, relative } from 'node:path';
import type { Outcome, OutcomeEntry } from './last-run.ts';
import type { Picture } from './pictures.ts';
import { baselineOf, beforeOf, differenceOf, lastRun, pictureOf } from './places.ts';

/** Writes the page that shows what a run found, and every other picture as it was approved. */
export async function writeReport(outcome: Outcome, pictures: Picture[]): Promise<string> {
  const { entries, walked } = outcome;
  const noteworthy = new Set(entries.map(({ name }) => name));
  const unchanged = pictures.map(({ name }) => name).filter((name) => !noteworthy.has(name));
  const page = (await Bun.file(join(import.meta.dir, 'report.html')).text())
    .replace('<!-- summary -->', () => `${entries.length} of ${walked} pictures to look at`)
    .replace('<!-- entries -->', () => entries.map(findingOf).join('\n'))
    .replace('<!-- unchanged -->', () => unchanged.sort().map(approvedPicture).join('\n'));
  const path = join(lastRun, 'report.html');
  await Bun.write(path, page);
  return path;
}

/** The pictures that each state has, the one that matters most first. */
const sides: Record<OutcomeEntry['state'], ('after' | 'difference' | 'before')[]> = {
  changed: ['after', 'difference', 'before'],
  new: ['after'],
  removed: ['before'],
  same: [],
};

const placeOf = { before: beforeOf, after: pictureOf, difference: differenceOf };

function findingOf({ name, state, different, errors, violations }: OutcomeEntry): string {
  const what = state === 'changed' ? `changed by ${different} pixels` : state;
  const findings = [...errors, ...violations].map((text) => `<li>${Bun.escapeHTML(text)}</li>`);
  const figures = sides[state].map((side) => figure(side, placeOf[side](name), name));
  return `<article data-name="${name}" data-state="${findings.length > 0 ? 'failing' : state}">
<h2>${name}</h2> <p>${what}</p>
<ul>${findings.join('')}</ul>
<div class="pictures">${figures.join('')}</div>
<code>bun run visual:approve ${name}</code>
</article>`;
}

function approvedPicture(name: string): string {
  return `<article data-name="${name}" data-state="unchanged"><h2>${name}</h2>
<div class="pictures">${figure('approved', baselineOf(name), name)}</div></article>`;
}

function figure(caption: string, file: string, name: string): string {
  const source = relative(lastRun, file);
  return `<figure><figcaption>${caption}</figcaption><img src="${source}" alt="${caption}: ${name}" loading="lazy"></figure>`;
}
