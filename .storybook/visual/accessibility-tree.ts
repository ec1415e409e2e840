import type { Page } from 'playwright-core';
import { diffLines } from './line-diff.ts';
import { newTreePath, treePath } from './paths.ts';

/** Only the default story of a component is compared: its tree is what the guide describes. */
export function hasTree(storyId: string): boolean {
  return storyId.endsWith('--default');
}

/** Compares what assistive technology gets with what was approved. Keeps a tree that differs. */
export async function compareTree(page: Page, storyId: string): Promise<string[]> {
  const tree = withoutAnnouncements(`${await page.locator('body').ariaSnapshot()}\n`);
  const approved = Bun.file(treePath(storyId));
  const known = (await approved.exists()) ? await approved.text() : '';
  if (tree === known) return [];
  await Bun.write(newTreePath(storyId), tree);
  return [`its accessibility tree changed:\n${diffLines(known, tree)}`];
}

/** What is announced comes and goes with time. What is in it is indented deeper. */
export function withoutAnnouncements(tree: string): string {
  return tree.replaceAll(/^( *)- (?:status|alert)\b.*\n(?:\1 .*\n)*/gm, '');
}
