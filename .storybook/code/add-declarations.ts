import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { types as t, traverse } from 'storybook/internal/babel';
import { cleanUp } from './clean-up.ts';
import { toPackageImport } from './package-imports.ts';
import { findDeclaration, parse, parseModule, readCode, withoutExport } from './syntax.ts';

/** A module: its file, for relative imports, its code and its statements. */
export type Module = { file: string; source: string; body: readonly t.Statement[] };

/** Values that are too long to copy, by the module that declares them. */
const placeholders: Record<string, string> = {
  'stories/ui/sample-screenshot.ts': "'/screenshot.webp'",
};

type Found = { imports: Map<string, Set<string>>; declarations: Map<string, string> };

/** Puts the imports and declarations that `code` refers to in front of it. */
export function addDeclarations(code: string, module: Module): { imports: string; body: string } {
  const found: Found = { imports: new Map(), declarations: new Map() };
  collect(freeNames(code), module, found);
  const imports = [...found.imports].map(
    ([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`,
  );
  return {
    imports: imports.sort().join('\n'),
    body: [...found.declarations.values(), code].join('\n\n'),
  };
}

function collect(names: Iterable<string>, module: Module, found: Found): void {
  for (const name of names) {
    const statement = findDeclaration(module.body, name);
    if (!statement || found.declarations.has(name)) continue;
    if (t.isImportDeclaration(statement)) followImport(statement, name, module, found);
    else {
      const declaration = readDeclaration(statement, module.source);
      // Reserves the name, then adds the declaration after the ones that it refers to.
      found.declarations.set(name, '');
      collect(declaration.names, module, found);
      found.declarations.delete(name);
      found.declarations.set(name, declaration.code);
    }
  }
}

type Declaration = { code: string; names: ReadonlySet<string> };

const declarations = new WeakMap<t.Statement, Declaration>();

/** Most stories of a file refer to the same ones. */
function readDeclaration(statement: t.Statement, source: string): Declaration {
  const known = declarations.get(statement);
  if (known) return known;
  const code = cleanUp(readCode(withoutExport(statement), source));
  const declaration = { code, names: freeNames(code) };
  declarations.set(statement, declaration);
  return declaration;
}

/** What another module of the stories declares is part of the example. */
function followImport(statement: t.ImportDeclaration, name: string, module: Module, found: Found) {
  const specifier = statement.source.value;
  const path = specifier.startsWith('.') ? join(dirname(module.file), specifier) : specifier;
  if (placeholders[path]) {
    found.declarations.set(name, `const ${name} = ${placeholders[path]};`);
    return;
  }
  if (path.startsWith('stories/')) {
    const source = readFileSync(path, 'utf8');
    collect([name], { file: path, source, body: parseModule(source) }, found);
    return;
  }
  const imported = statement.specifiers.find(({ local }) => local.name === name);
  const isType = [statement, imported].some(
    (node) => node && 'importKind' in node && node.importKind === 'type',
  );
  const from = toPackageImport(path);
  const names = found.imports.get(from) ?? new Set();
  found.imports.set(from, names.add(isType ? `type ${name}` : name));
}

/** The names that a module has to declare or import for this code, of values and of types. */
function freeNames(code: string): Set<string> {
  const names = new Set<string>();
  traverse(parse(code), {
    Program({ scope }) {
      for (const name of Object.keys(scope.globals)) names.add(name);
    },
    TSTypeReference({ node }) {
      if (t.isIdentifier(node.typeName)) names.add(node.typeName.name);
    },
  });
  return names;
}
