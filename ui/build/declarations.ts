import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { $, Glob } from 'bun';

/**
 * Writes the types of all modules into a folder. They import each other as JavaScript, which
 * consumers need to resolve them. Types of style sheets belong to no public type.
 */
export async function writeDeclarations(root: string, outDir: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  await $`${process.execPath} ${compiler} --project ui/tsconfig.package.json --outDir ${outDir}`.cwd(
    root,
  );
  for (const path of new Glob('**/*.d.ts').scanSync({ cwd: outDir, absolute: true })) {
    if (path.endsWith('.css.d.ts')) await rm(path);
    else await Bun.write(path, addExtensions(withoutStyleImports(await Bun.file(path).text())));
  }
}

function withoutStyleImports(types: string): string {
  return types.replace(/^import ['"].*\.css\.ts['"];\n/gm, '');
}

function addExtensions(types: string): string {
  return types.replace(/((?:from |import\()['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2');
}
