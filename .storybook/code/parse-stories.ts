import { babelParseFile, CsfFile } from 'storybook/internal/csf-tools';
import { parse } from './syntax.ts';

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
  const csf = readStories(file, content);
  waiting.set(file, { content, csf });
  return csf;
}

/** Like Storybook's `loadCsf`, which also prepares the tree for being printed again. */
function readStories(file: string, content: string): CsfFile {
  const ast = parse(content);
  const babelFile = babelParseFile({ code: content, filename: file, ast });
  return new CsfFile(ast, { fileName: file, makeTitle: requireTitle }, babelFile).parse();
}

function requireTitle(title: string | undefined): string {
  if (!title) throw new Error('Stories need a title, such as Forms/TextField.');
  return title;
}
