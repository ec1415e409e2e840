import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';

type Parsed = { content: string; csf: CsfFile };
const waiting = new Map<string, Parsed>();

/**
 * The index and the docs pages read the same files of stories, and parsing them all takes seconds.
 * So the second of the two gets the syntax tree of the first, which is then forgotten.
 */
export function parseStories(file: string, content: string): CsfFile {
  const parsed = waiting.get(file);
  waiting.delete(file);
  if (parsed?.content === content) return parsed.csf;
  const csf = loadCsf(content, { fileName: file, makeTitle: requireTitle }).parse();
  waiting.set(file, { content, csf });
  return csf;
}

function requireTitle(title: string | undefined): string {
  if (!title) throw new Error('Stories need a title, such as Forms/TextField.');
  return title;
}
