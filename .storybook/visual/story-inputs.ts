import type { ModuleGraph } from '../module-graph.ts';
import { listPictures, type StorybookIndex } from './pictures.ts';

/** What every story is rendered with: the theme, global styles and decorators. */
const preview = '.storybook/preview.tsx';

/** The preview imports them, but only docs pages show them. */
const docsOnly = ['docs-page', 'themed-docs', 'component-link'].map(
  (file) => `.storybook/docs/${file}.tsx`,
);

/** A story that imports this shows all the others. */
const readsAllStories = 'stories/app/load-stories.ts';

/**
 * Digests everything that each story's pictures and checks depend on, by the story's id. Changes
 * elsewhere leave a digest as it was. `surroundings` digests what all stories have in common besides modules.
 */
export function digestInputs(
  index: StorybookIndex,
  graph: ModuleGraph,
  surroundings: string,
): Map<string, string> {
  const common = digest([surroundings, ...describe(graph, listModules(graph, preview, docsOnly))]);
  const pictures = Map.groupBy(listPictures(index), ({ storyId }) => storyId);
  const ofFiles = new Map<string, string>();

  function digestFile(file: string): string {
    const modules = listModules(graph, file, [preview]);
    const all = modules.has(readsAllStories) ? [JSON.stringify([index, graph])] : [];
    return digest([...describe(graph, modules), ...all]);
  }

  const inputs = new Map<string, string>();
  for (const [id, taken] of pictures) {
    const path = index.entries[id]?.importPath;
    if (path === undefined) throw new Error(`Storybook's index does not name the file of ${id}.`);
    const file = path.replace('./', '');
    const ofFile = ofFiles.get(file) ?? digestFile(file);
    ofFiles.set(file, ofFile);
    inputs.set(id, digest([common, ofFile, ...taken.map((it) => JSON.stringify(it)).sort()]));
  }
  return inputs;
}

/** A short digest of texts. */
export function digest(texts: readonly string[]): string {
  const hasher = new Bun.CryptoHasher('sha256');
  for (const text of texts) hasher.update(`${text.length}:${text}`);
  return hasher.digest('hex').slice(0, 16);
}

/** A module with everything it imports, also indirectly or when it runs. */
function listModules(graph: ModuleGraph, entry: string, except: string[]): Set<string> {
  const modules = new Set<string>();
  const left = [entry];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (modules.has(name) || except.includes(name)) continue;
    const module = graph[name];
    if (!module) throw new Error(`The built Storybook has no module ${name}.`);
    modules.add(name);
    left.push(...module.imports);
  }
  return modules;
}

function describe(graph: ModuleGraph, modules: Set<string>): string[] {
  return [...modules].sort().map((name) => `${name} ${graph[name]?.digest}`);
}
