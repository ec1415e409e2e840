import { structuredPatch } from 'diff';
import type { Page } from 'playwright-core';
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
  return [`its accessibility tree changed:\n${changedLines(known, tree)}`];
}

/** What is announced comes and goes with time. What is in it is indented deeper. */
export function withoutAnnouncements(tree: string): string {
  return tree.replaceAll(/^( *)- (?:status|alert)\b.*\n(?:\1 .*\n)*/gm, '');
}

/** With the nearest lines of both. */
function changedLines(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 1 });
  return hunks.flatMap(({ lines }) => lines).join('\n');
}
