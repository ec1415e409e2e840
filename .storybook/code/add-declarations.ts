import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parser, types as t, traverse } from 'storybook/internal/babel';
import { cleanUp } from './clean-up.ts';
import { toPackageImport } from './package-imports.ts';
import { findDeclaration, parseModule, print, withoutExport } from './syntax.ts';

/** A module: its file, for relative imports, and its statements. */
export type Module = { file: string; body: readonly t.Statement[] };

/** Values that are too long to copy, by the module that declares them. */
const placeholders: Record<string, string> = {
  'stories/ui/sample-screenshot.ts': "'/screenshot.webp'",
};

type Found = { imports: Map<string, Set<string>>; declarations: Map<string, string> };

/** Puts the imports and declarations that `code` refers to in front of it. */
export function addDeclarations(code: string, module: Module): { imports: string; body: string } {
  const found: Found = { imports: new Map(), declarations: new Map() };
  collect(code, module, found);
  const imports = [...found.imports].map(
    ([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`,
  );
  return {
    imports: imports.sort().join('\n'),
    body: [...found.declarations.values(), code].join('\n\n'),
  };
}

function collect(code: string, module: Module, found: Found): void {
  for (const name of freeNames(
    parser.parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] }),
  )) {
    const statement = findDeclaration(module.body, name);
    if (!statement || found.declarations.has(name)) continue;
    if (t.isImportDeclaration(statement)) followImport(statement, name, module, found);
    else {
      const declaration = cleanUp(print(withoutExport(withoutComments(statement))));
      // Reserves the name, then adds the declaration after the ones that it refers to.
      found.declarations.set(name, '');
      collect(declaration, module, found);
      found.declarations.delete(name);
      found.declarations.set(name, declaration);
    }
  }
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
    collect(name, { file: path, body: parseModule(readFileSync(path, 'utf8')) }, found);
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
function freeNames(tree: t.File): Set<string> {
  const names = new Set<string>();
  traverse(tree, {
    Program({ scope }) {
      for (const name of Object.keys(scope.globals)) names.add(name);
    },
    TSTypeReference({ node }) {
      if (t.isIdentifier(node.typeName)) names.add(node.typeName.name);
    },
  });
  return names;
}

function withoutComments<Statement extends t.Statement>(statement: Statement): Statement {
  return { ...statement, comments: null, leadingComments: null, trailingComments: null };
}
