import { seedFor } from '#api/testing/seeded';
import { isComponentPage } from '../docs/component-groups.ts';
import { digestStory, readApprovedStories } from './approved-stories.ts';
import { readModuleGraph } from './built-storybook.ts';
import { listPictures, type StorybookIndex } from './pictures.ts';
import { filesOf } from './seen-stories.ts';
import { selectStories } from './select-stories.ts';
import { digestInputs } from './story-inputs.ts';
import { digestSurroundings } from './surroundings.ts';

/** What a run is asked to examine: stories that may have changed, those with a name, or `all`. */
export interface WalkRequest {
  filter: string;
  all: boolean;
  /** Pictures that differ are not taken again. */
  once: boolean;
}

export interface Choice {
  /** Ids of the stories to examine. */
  chosen: ReadonlySet<string>;
  /** Those of them that have not changed since they were approved. */
  sampled: ReadonlySet<string>;
  /** What each story of the build depends on, besides what it is compared with. By id. */
  inputs: Map<string, string>;
}

export async function chooseStories(index: StorybookIndex, asked: WalkRequest): Promise<Choice> {
  const inputs = digestInputs(index, await readModuleGraph(), await digestSurroundings());
  if (asked.all || asked.filter !== '') {
    const names = listPictures(index, asked.filter).map(({ storyId }) => storyId);
    return { chosen: new Set(names), sampled: new Set(), inputs };
  }
  const pictures = Map.groupBy(listPictures(index), ({ storyId }) => storyId);
  const digests = await Promise.all(
    [...pictures].map(async ([id, taken]) => {
      const isComponent = isComponentPage(index.entries[id]?.title ?? '');
      const digest = await digestStory(inputs.get(id) ?? '', filesOf(id, taken, isComponent));
      return [id, digest] as const;
    }),
  );
  const seed = seedFor('sample of unchanged stories');
  const approved = await readApprovedStories();
  const { changed, sampled } = selectStories(new Map(digests), approved, seed);
  return { chosen: new Set([...changed, ...sampled]), sampled: new Set(sampled), inputs };
}
