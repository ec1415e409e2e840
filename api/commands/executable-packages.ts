import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { places } from '../pages/places.ts';

type Manifest = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** The renderer leaves these outside of its bundle. */
const ofRenderer = ['react', 'react-dom'];
const builtin = new Set([...builtinModules, 'bun']);
/** The bundler, for what is built already, and Bun itself. */
const notNeeded = new Set(['vite', 'bun']);
const source = /^(api|db)\/.+\.ts$/;

/**
 * Folders of the packages that these files of the server import, and of all that those depend on,
 * from the project's root. What only the build of the app imports isn't among them.
 */
export function packagesOf(files: readonly string[]): string[] {
  const transpiler = new Bun.Transpiler({ loader: 'ts' });
  const imported = files
    .filter((path) => source.test(path))
    .flatMap((path) => transpiler.scanImports(readFileSync(join(places.root, path))))
    .map(({ path }) => packageName(path));
  const found = new Map<string, true>();
  for (const name of [...ofRenderer, ...imported]) if (name) add(name, '');
  return [...found.keys()];

  function add(name: string, from: string): void {
    const folder = folderOf(name, from);
    if (!folder || found.has(folder) || notNeeded.has(name)) return;
    found.set(folder, true);
    const manifest: Manifest = JSON.parse(
      readFileSync(join(places.root, folder, 'package.json'), 'utf8'),
    );
    const { dependencies, optionalDependencies } = manifest;
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    const peers = Object.keys(peerDependencies).filter((it) => !peerDependenciesMeta[it]?.optional);
    for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      add(next, folder);
  }
}

/** Of an import; undefined for a file and for a module of the runtime. */
function packageName(path: string): string | undefined {
  if (/^[./#]|^(node|bun):/.test(path)) return undefined;
  const [first = '', second] = path.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  return builtin.has(name) ? undefined : name;
}

/** Where a package is resolved from another one; undefined if it isn't installed. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(places.root, found, 'package.json'))) return found;
    if (folder === '' || folder === '.') return undefined;
  }
}
