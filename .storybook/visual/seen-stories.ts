import { join } from 'node:path';
import { isComponentPage } from '../docs/component-groups.ts';
import { hasTree } from './accessibility-tree.ts';
import { digestStory, type RecordedStory } from './approved-stories.ts';
import type { Problem } from './check-robustness.ts';
import type { Finding } from './compare-to-baseline.ts';
import { baselinePath, lastRunFolder, newTreePath, picturePath, treePath } from './paths.ts';
import type { Picture, StorybookIndex } from './pictures.ts';

/** What a run found out about a story. */
export interface SeenStory {
  id: string;
  /** Whether it has an error that no one can approve. */
  hasFailed: boolean;
  /** Names of its changed pictures, and of its tree's file if that changed. */
  awaiting: string[];
  /** Its pictures and its tree, as they will be approved. */
  files: string[];
}

interface Run {
  index: StorybookIndex;
  /** All pictures of all stories. */
  pictures: Picture[];
  findings: Finding[];
  /** Ids of the stories that were checked in forced colors and with large text. */
  robust: Set<string>;
  problems: Problem[];
}

const recordFile = join(lastRunFolder, 'stories.json');

/** The stories that failed, and those that the run has seen whole: every picture and check of them. */
export function listSeenStories({ index, pictures, findings, robust, problems }: Run): SeenStory[] {
  const all = Map.groupBy(pictures, ({ storyId }) => storyId);
  const found = Map.groupBy(findings, ({ picture }) => picture.storyId);
  const problemsOf = Map.groupBy(problems, ({ storyId }) => storyId);

  return [...all].flatMap(([id, expected]) => {
    const seen = found.get(id) ?? [];
    const wrong = problemsOf.get(id) ?? [];
    const hasFailed = seen.some(isBroken) || wrong.some(({ isApprovable }) => !isApprovable);
    const isComponent = isComponentPage(index.entries[id]?.title ?? '');
    const isWhole = seen.length === expected.length && (!isComponent || robust.has(id));
    if (!hasFailed && !isWhole) return [];
    const changed = seen.filter(({ state }) => state !== 'same').map(({ picture }) => picture.name);
    const trees = wrong.length > 0 ? [`${id}.yml`] : [];
    const awaiting = [...changed, ...trees];
    return {
      id,
      hasFailed,
      awaiting,
      files: filesOf(id, expected, isComponent, new Set(awaiting)),
    };
  });
}

/** What a story is compared with. `awaiting`: what the last run found to be different. */
export function filesOf(
  id: string,
  pictures: Picture[],
  isComponent: boolean,
  awaiting: ReadonlySet<string> = new Set(),
): string[] {
  const kept = pictures.filter((picture) => picture.kept).map(({ name }) => name);
  const files = kept.sort().map((name) => (awaiting.has(name) ? picturePath : baselinePath)(name));
  if (!isComponent || !hasTree(id)) return files;
  return [...files, (awaiting.has(`${id}.yml`) ? newTreePath : treePath)(id)];
}

/** Keeps what visual:approve will write down. `inputs`: what each story depends on, by id. */
export async function recordStories(
  seen: SeenStory[],
  inputs: ReadonlyMap<string, string>,
): Promise<void> {
  const recorded = seen.map(async ({ id, hasFailed, awaiting, files }) => {
    const input = hasFailed ? undefined : inputs.get(id);
    return { id, awaiting, ...(input && { digest: await digestStory(input, files) }) };
  });
  await Bun.write(recordFile, JSON.stringify(await Promise.all(recorded)));
}

export async function readRecord(): Promise<RecordedStory[]> {
  const file = Bun.file(recordFile);
  return (await file.exists()) ? file.json() : [];
}

function isBroken({ errors, violations }: Finding): boolean {
  return errors.length > 0 || violations.length > 0;
}
