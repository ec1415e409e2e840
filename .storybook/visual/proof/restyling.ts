import { basename, join } from 'node:path';
import { file, Glob } from 'bun';
import type { Restyling } from './touched.ts';

/**
 * The style sheets of one build of Storybook that another build of it has with another text, which
 * is to say by another name: the hash of the text is in it.
 */
export async function restylingBetween(before: string, after: string): Promise<Restyling> {
  const [old, young] = [await styleSheetsIn(before), await styleSheetsIn(after)];
  const gone = [...old].filter(([name]) => !young.has(name));
  const come = [...young].filter(([name]) => !old.has(name));
  const pairs = gone.map(([name]) => ({
    name,
    with: come.filter(([other]) => stemOf(other) === stemOf(name)),
  }));
  if (gone.length !== come.length || pairs.some((pair) => pair.with.length !== 1)) {
    throw new Error('The change makes, removes or renames style sheets: that cannot be compared.');
  }
  const texts = pairs.map(async ({ name, with: [other] }) => [
    name,
    await file(other?.[1] ?? '').text(),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

/** Paths by file names. */
async function styleSheetsIn(built: string): Promise<Map<string, string>> {
  const paths = await Array.fromAsync(new Glob('assets/*.css').scan(built));
  return new Map(paths.map((path) => [basename(path), join(built, path)]));
}

/** The name without the hash of the text. */
function stemOf(name: string): string {
  return name.replace(/-[\w-]{8}\.css$/, '');
}
