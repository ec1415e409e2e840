import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { $, Glob } from 'bun';
import { compile } from './compile.ts';
import { createManifest } from './manifest.ts';
import { productParts } from './package-name.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'ui');
const outDir = join(root, '.build/ui-package');
/** An entry of its own, first of all, so that the reset precedes the styles of components. */
const globalStyles = 'global';

// React's development build is loaded otherwise.
process.env.NODE_ENV = 'production';
const entries = listEntries(ui);
await rm(outDir, { recursive: true, force: true });
await writeModules();
await writeSizes();
await Promise.all([
  writeDeclarations(root, outDir),
  copyFiles(root, ['LICENSE']),
  // TypeScript asks for the types of an import, even of a style sheet.
  Bun.write(join(outDir, 'styles.d.ts'), 'export {};\n'),
  copyFiles(ui, ['README.md', ...new Glob('fonts/OFL-*.txt').scanSync(ui)]),
  Bun.write(join(outDir, 'package.json'), `${JSON.stringify(createManifest(entries), null, 2)}\n`),
]);
console.info(`Built ${entries.size} entries into ${outDir}`);

/** Each module stays a file, so that apps bundle only what they import. All styles are one file. */
function compileModules() {
  return compile({
    root,
    base: './',
    plugins: [vanillaExtractPlugin()],
    build: {
      target: 'es2022',
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          [globalStyles]: join(ui, 'global.css.ts'),
          ...Object.fromEntries(Array.from(entries.values(), (path) => [path, join(ui, path)])),
        },
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|radix-ui)($|\/)/,
        experimental: { attachDebugInfo: 'none' },
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: ui,
          entryFileNames: '[name].js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
}

async function writeModules(): Promise<void> {
  for (const file of await compileModules()) {
    if (file.type === 'asset') await Bun.write(join(outDir, file.fileName), file.source);
    else if (file.name !== globalStyles) {
      await Bun.write(join(outDir, file.fileName), markClientCode(removeTraces(file.code)));
    }
  }
}

/** Vite leaves a comment where it has extracted a style sheet. */
function removeTraces(code: string): string {
  return code.replace(/^\/\* empty css\s+\*\/\n/gm, '');
}

/** With a hook, a context or a part of Radix, it runs in a server component only when marked. */
function markClientCode(code: string): string {
  const isClientCode =
    /from ["']radix-ui\//.test(code) ||
    /\bimport [^;]*\b(use\w*|createContext)\b[^;]* from ["']/.test(code);
  return isClientCode ? `'use client';\n${code}` : code;
}

/** Into the documentation of the package: what each entry adds to an app that has React and Radix. */
async function writeSizes(): Promise<void> {
  const paths = [...entries.values()].map((path) => join(outDir, `${path}.js`));
  const { outputs } = await Bun.build({
    entrypoints: [...paths, join(outDir, 'styles.css')],
    external: ['react', 'react-dom', 'radix-ui', './fonts/*'],
    minify: true,
    naming: '[name].[ext]',
  });
  const bySize = new Map<number, string[]>();
  for (const output of outputs) {
    const zipped = Bun.gzipSync(await output.arrayBuffer()).byteLength;
    const size = Math.ceil(zipped / 500) / 2;
    const name = basename(output.path, '.js');
    bySize.set(size, [...(bySize.get(size) ?? []), `\`${name}\``]);
  }
  const rows = [...bySize].sort(([a], [b]) => a - b);
  const table = ['| kB | Entries |', '| --- | --- |'].concat(
    rows.map(([size, names]) => `| ${size} | ${names.sort().join(', ')} |`),
  );
  const readme = Bun.file(join(ui, 'README.md'));
  const text = await readme.text();
  const updated = text.replace(/\| kB \|[\s\S]*?\n(?!\|)/, `${table.join('\n')}\n`);
  if (updated !== text) await Bun.write(readme, updated);
}

async function copyFiles(from: string, paths: string[]): Promise<void> {
  for (const path of paths) await Bun.write(join(outDir, path), Bun.file(join(from, path)));
}

/** The path in `ui` of each module that can be imported, without its extension. */
function listEntries(ui: string): Map<string, string> {
  const components = Array.from(new Glob('*/*.tsx').scanSync(ui), (path) => path.split('/'))
    .filter(([folder = '', file]) => file === `${folder}.tsx` && !productParts.includes(folder))
    .map(([folder]): [string, string] => [`${folder}`, `${folder}/${folder}`]);
  return new Map([...components.sort(), ['theme', 'theme']]);
}

/**
 * Writes the types of all modules into a folder. They import each other as JavaScript, which
 * consumers need to resolve them. Types of style sheets belong to no public type.
 */
async function writeDeclarations(root: string, outDir: string): Promise<void> {
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
