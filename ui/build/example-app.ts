import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { $, Glob } from 'bun';
import { build } from 'vite';
import { compile } from './compile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

/** The example of `docs/example`, with the package installed from its tarball. */
export interface ExampleApp {
  folder: string;
  /** The installed package. */
  packageFolder: string;
  manifest: {
    name: string;
    exports: Record<string, unknown>;
    dependencies: object;
    peerDependencies: object;
  };
}

/** Builds and packs the package, and unpacks it into a copy of the example. */
export async function installExample(): Promise<ExampleApp> {
  const folder = join(root, '.build/ui-example');
  const built = join(root, '.build/ui-package');
  await rm(folder, { recursive: true, force: true });
  await $`${process.execPath} ui/build/main.ts`.cwd(root).quiet();
  await $`cp -r docs/example ${folder}`.cwd(root);
  const manifest = await Bun.file(join(built, 'package.json')).json();
  const packageFolder = join(folder, 'node_modules', manifest.name);
  await $`${process.execPath} pm pack --quiet --destination ${folder}`.cwd(built).quiet();
  const tarball = Bun.file(join(folder, `${manifest.name}-${manifest.version}.tgz`));
  await new Bun.Archive(await tarball.bytes()).extract(folder);
  await mkdir(join(folder, 'node_modules'));
  await rename(join(folder, 'package'), packageFolder);
  return { folder, packageFolder, manifest };
}

/** Checks the example against the package's own types. */
export async function checkTypes(folder: string): Promise<{ exitCode: number; output: string }> {
  const check = await $`${process.execPath} ${compiler} --project ${folder}`.nothrow().quiet();
  return { exitCode: check.exitCode, output: `${check.stdout}${check.stderr}` };
}

/** Bundles the example into `dist`, with the configuration of a new Vite app. */
export async function bundleExample(folder: string): Promise<string> {
  const outDir = join(folder, 'dist');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, chunkSizeWarningLimit: 4000 },
  });
  return outDir;
}

/** The package's modules that remain in a bundle of some code, as paths in the package. */
export async function listBundledModules(
  { folder, packageFolder }: ExampleApp,
  code: string,
): Promise<string[]> {
  const input = join(folder, 'tree-shaking.ts');
  await Bun.write(input, code);
  const files = await compile({
    root: folder,
    build: {
      rolldownOptions: { input, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  });
  return files
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([path, { renderedLength }]) => path.startsWith(packageFolder) && renderedLength > 0)
    .map(([path]) => path.slice(packageFolder.length + 1))
    .sort();
}

/** Imports of the package that are neither its own files nor packages that it depends on. */
export async function listForeignImports({
  packageFolder,
  manifest: { dependencies, peerDependencies },
}: ExampleApp): Promise<string[]> {
  const packages = Object.keys({ ...dependencies, ...peerDependencies });
  const foreign: string[] = [];
  for (const file of new Glob('**/*.{js,d.ts}').scanSync(packageFolder)) {
    const code = await Bun.file(join(packageFolder, file)).text();
    for (const [, from = ''] of code.matchAll(/(?:\bfrom|import\(?) ?["']([^"']+)["']/g)) {
      const target = file.endsWith('.d.ts') ? from.replace(/\.js$/, '.d.ts') : from;
      const isOwn = await Bun.file(join(packageFolder, dirname(file), target)).exists();
      const [name = ''] = from.split('/');
      if (!(from.startsWith('.') ? isOwn : packages.includes(name)))
        foreign.push(`${file}: ${from}`);
    }
  }
  return foreign;
}
