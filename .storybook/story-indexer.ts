import { readFile } from 'node:fs/promises';
import type { Indexer } from 'storybook/internal/types';
import { parseStories } from './code/parse-stories.ts';

/** Storybook's own, except that it shares what it parsed with the docs pages. */
export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (file) => parseStories(file, await readFile(file, 'utf8')).indexInputs,
};
