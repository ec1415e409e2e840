import { join, relative } from 'node:path';
import type { Problem } from './check-robustness.ts';
import { baselinePath, beforePath, differencePath, lastRunFolder, picturePath } from './paths.ts';
import type { Picture } from './pictures.ts';
import type { ResultEntry, RunResult } from './run-result.ts';

/**
 * Writes a page with the findings of a run, changed accessibility trees and all unchanged pictures.
 * Returns its path.
 */
export async function writeReport(
  result: RunResult,
  pictures: Picture[],
  problems: Problem[],
): Promise<string> {
  const { entries, pictureCount } = result;
  const withFindings = new Set(entries.map(({ name }) => name));
  const unchanged = pictures.map(({ name }) => name).filter((name) => !withFindings.has(name));
  const page = (await Bun.file(join(import.meta.dir, 'report.html')).text())
    .replace('<!-- summary -->', () => `${entries.length} of ${pictureCount} pictures to review`)
    .replace('<!-- entries -->', () =>
      [...entries.map(findingOf), ...problems.map(problemOf)].join('\n'),
    )
    .replace('<!-- unchanged -->', () => unchanged.sort().map(approvedPicture).join('\n'));
  const path = join(lastRunFolder, 'report.html');
  await Bun.write(path, page);
  return path;
}

/** The pictures shown for each state, the most important first. */
const sides: Record<ResultEntry['state'], ('after' | 'difference' | 'before')[]> = {
  changed: ['after', 'difference', 'before'],
  new: ['after'],
  removed: ['before'],
  same: [],
};

const pathOf = { before: beforePath, after: picturePath, difference: differencePath };

function findingOf({ name, state, different, errors, violations }: ResultEntry): string {
  const what = state === 'changed' ? `changed by ${different} pixels` : state;
  const findings = [...errors, ...violations].map((text) => `<li>${Bun.escapeHTML(text)}</li>`);
  const figures = sides[state].map((side) => figure(side, pathOf[side](name), name));
  return `<article data-name="${name}" data-state="${findings.length > 0 ? 'failing' : state}">
<h2>${name}</h2> <p>${what}</p>
<ul>${findings.join('')}</ul>
<div class="pictures">${figures.join('')}</div>
<code>bun run visual:approve ${name}</code>
</article>`;
}

function problemOf({ storyId, problem, isApprovable }: Problem): string {
  return `<article data-name="${storyId}" data-state="failing">
<h2>${storyId}</h2> <p>robustness</p>
<pre>${Bun.escapeHTML(problem)}</pre>
${isApprovable ? `<code>bun run visual:approve ${storyId}</code>` : ''}
</article>`;
}

function approvedPicture(name: string): string {
  return `<article data-name="${name}" data-state="unchanged"><h2>${name}</h2>
<div class="pictures">${figure('approved', baselinePath(name), name)}</div></article>`;
}

function figure(caption: string, file: string, name: string): string {
  const source = relative(lastRunFolder, file);
  return `<figure><figcaption>${caption}</figcaption><img src="${source}" alt="${caption}: ${name}" loading="lazy"></figure>`;
}
