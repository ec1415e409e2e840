import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What a module of the built Storybook contains and imports, also when it runs. */
export interface BuiltModule {
  digest: string;
  imports: string[];
}

/** By path in the project. */
export type ModuleGraph = Record<string, BuiltModule>;

/** In the folder of the built Storybook. */
export const moduleGraphFile = 'modules.json';

/** Writes the graph of modules, by which the visual checks know which stories a change can affect. */
export function writeModuleGraph(): Plugin {
  let root = '';
  const styles = new Map<string, string>();
  return {
    name: 'sitewright:module-graph',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      order: 'pre',
      filter: { id: /\.css$/ },
      // At the end of the build, a style sheet has become a part of a larger file.
      handler: (code, id) => {
        styles.set(id, code);
      },
    },
    async generateBundle() {
      const transpiler = createTranspiler();
      const modules: [string, BuiltModule][] = [];
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (!module) continue;
        const content = styles.get(id) ?? (await contentOf(id, module.code ?? '', transpiler));
        const imports = [...module.importedIds, ...module.dynamicallyImportedIds];
        modules.push([
          moduleName(id, root),
          {
            digest: Bun.hash(withoutRoot(content, root)).toString(16),
            imports: imports.map((imported) => moduleName(imported, root)).sort(),
          },
        ]);
      }
      const graph: ModuleGraph = Object.fromEntries(modules.sort(([a], [b]) => (a < b ? -1 : 1)));
      this.emitFile({
        type: 'asset',
        fileName: moduleGraphFile,
        source: JSON.stringify(graph),
      });
    },
  };
}

/** For the production JSX runtime, also where NODE_ENV is not set: the other one numbers lines. */
function createTranspiler(): Bun.Transpiler {
  return new Bun.Transpiler({
    loader: 'tsx',
    minifyWhitespace: true,
    tsconfig: { compilerOptions: { jsx: 'react-jsx' } },
  });
}

/**
 * Code without types and comments, which change no picture, and without the tables of props that only
 * docs pages show. What the bundler made itself depends on its version alone.
 */
async function contentOf(
  id: string,
  transformed: string,
  transpiler: Bun.Transpiler,
): Promise<string> {
  if (!isAbsolute(id)) return '';
  if (id.endsWith('.css.ts')) return transformed;
  const file = Bun.file(id.replace(/\?.*$/, ''));
  if (!(await file.exists())) return transformed;
  const content = await file.text();
  const isOurs = /\.tsx?$/.test(id) && !id.includes('/node_modules/');
  return isOurs ? transpiler.transformSync(content) : content;
}

/** The same in every folder that the project is in, also where packages are linked from elsewhere. */
function moduleName(id: string, root: string): string {
  const installed = id.indexOf('/node_modules/');
  if (installed >= 0) return id.slice(installed + 1);
  return isAbsolute(id) ? relative(root, id) : id.replace('\0', '');
}

function withoutRoot(content: string, root: string): string {
  return content.replaceAll(`${root}/`, '');
}
