import { Glob } from 'bun';
import { type Declaration, listDeclarations, listReexports } from './declarations.ts';

/** The public API of a component folder: exported values, and types as written. */
export type PublicApi = {
  folder: string;
  types: Declaration[];
  undocumented: string[];
  signature: string;
};

/** Reads the public APIs from the source. */
export async function readPublicApis(root: string): Promise<PublicApi[]> {
  const folders = [...new Glob('*/').scanSync({ cwd: root, onlyFiles: false })].map((folder) =>
    folder.replace('/', ''),
  );
  const apis = await Promise.all(folders.sort().map((folder) => readPublicApi(root, folder)));
  return apis.filter((api) => api !== undefined);
}

async function readPublicApi(root: string, folder: string): Promise<PublicApi | undefined> {
  const main = Bun.file(`${root}/${folder}/${folder}.tsx`);
  if (!(await main.exists())) return undefined;
  const source = await main.text();
  const values = new Bun.Transpiler({ loader: 'tsx' }).scan(source).exports.sort();
  const own = listDeclarations(source);
  const parts = await readParts(root, folder);
  const exported = new Set([...own.map(({ name }) => name), ...values, ...listReexports(source)]);
  const known = [...own, ...parts].filter(({ name }) => exported.has(name));
  const types = known.filter(({ text }) => text.startsWith('export type'));
  return {
    folder,
    types,
    undocumented: known.filter(({ documented }) => !documented).map(({ name }) => name),
    signature: [values.join(', '), ...types.map(({ text }) => removeComments(text))].join('\n\n'),
  };
}

async function readParts(root: string, folder: string): Promise<Declaration[]> {
  const parts = new Glob(`${folder}/*.{ts,tsx}`).scanSync({ cwd: root });
  const others = [...parts]
    .filter((path) => !path.includes('.css.') && !path.includes('.test.'))
    .filter((path) => path !== `${folder}/${folder}.tsx`)
    .sort();
  const sources = await Promise.all(others.map((path) => Bun.file(`${root}/${path}`).text()));
  return sources.flatMap(listDeclarations);
}

/** Removes doc comments. */
function removeComments(text: string): string {
  return text.replace(/^\s*\/\*\*.*?\*\/\n/gms, '');
}
