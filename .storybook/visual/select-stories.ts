import { seeded } from '#api/testing/seeded';

export interface Selection {
  /** Stories whose digest is not the approved one. */
  changed: string[];
  /** Some of the others, at random: a digest that misses something would show here. */
  sampled: string[];
}

/** One in so many unchanged stories is examined all the same. */
const sampledOneIn = 20;

/** `digests`: of all stories, by id. */
export function selectStories(
  digests: Map<string, string>,
  approved: Map<string, string>,
  seed: number,
): Selection {
  const ids = [...digests.keys()].sort();
  const changed = ids.filter((id) => approved.get(id) !== digests.get(id));
  const unchanged = ids.filter((id) => approved.get(id) === digests.get(id));
  const size = Math.ceil(unchanged.length / sampledOneIn);
  return { changed, sampled: seeded(seed).shuffled(unchanged).slice(0, size) };
}
