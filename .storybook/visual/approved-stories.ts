import { approvedStoriesFile } from './paths.ts';
import { digest } from './story-inputs.ts';
import { hashOf } from './surroundings.ts';

/**
 * Digests what a story depends on together with the pictures and the tree that it was compared with. If
 * someone replaces one of them, or a merge mixes two states, the story is examined again.
 */
export async function digestStory(inputs: string, files: readonly string[]): Promise<string> {
  return digest([inputs, ...(await Promise.all(files.map(hashOf)))]);
}

/** A story of the last run, with its digest unless it failed. */
export interface RecordedStory {
  id: string;
  /** Names of what has to be approved before the digest holds. */
  awaiting: string[];
  digest?: string;
}

/** Adds the stories that passed or were approved. Those that were not will be examined again. */
export function approveSeen(
  approved: ReadonlyMap<string, string>,
  seen: readonly RecordedStory[],
  isApproved: (name: string) => boolean,
): Map<string, string> {
  const next = new Map(approved);
  for (const { id, digest, awaiting } of seen) {
    if (digest !== undefined && awaiting.every(isApproved)) next.set(id, digest);
    else next.delete(id);
  }
  return next;
}

/** The digest of each story that was approved, by id. */
export async function readApprovedStories(): Promise<Map<string, string>> {
  const file = Bun.file(approvedStoriesFile);
  return (await file.exists()) ? parseApprovedStories(await file.text()) : new Map();
}

export async function writeApprovedStories(approved: Map<string, string>): Promise<void> {
  await Bun.write(approvedStoriesFile, formatApprovedStories(approved));
}

/** Lines that a merge has left in conflict name no story, so those stories are examined. */
export function parseApprovedStories(text: string): Map<string, string> {
  const lines = text.matchAll(/^(\S+--\S+) ([0-9a-f]{16})$/gm);
  const approved = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const [, id = '', value = ''] of lines) {
    if (approved.has(id) && approved.get(id) !== value) ambiguous.add(id);
    approved.set(id, value);
  }
  for (const id of ambiguous) approved.delete(id);
  return approved;
}

/** A line for each story, sorted, so that branches conflict only where they change the same story. */
export function formatApprovedStories(approved: Map<string, string>): string {
  const lines = [...approved].map(([id, value]) => `${id} ${value}\n`);
  return lines.sort().join('');
}
