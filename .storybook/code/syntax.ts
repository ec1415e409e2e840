import { parser, types as t } from 'storybook/internal/babel';

const options: parser.ParserOptions = { sourceType: 'module', plugins: ['jsx', 'typescript'] };

export function parse(code: string): t.File {
  return parser.parse(code, options);
}

export function parseExpression(code: string): t.Expression {
  return parser.parseExpression(code, options);
}

/** The code of a node as it was written, without the comments before it. */
export function readCode({ start, end }: t.Node, source: string): string {
  return source.slice(start ?? 0, end ?? 0);
}

/** The name of a property. */
export function nameOf(key: t.Node): string {
  if (t.isStringLiteral(key)) return key.value;
  if (t.isIdentifier(key)) return key.name;
  throw new Error(`A property of a story has a key that is computed: ${key.type}`);
}

const parsed = new Map<string, readonly t.Statement[]>();

/** Many stories share a module, and parsing takes much longer than looking it up by its content. */
export function parseModule(content: string): readonly t.Statement[] {
  const statements = parsed.get(content) ?? parse(content).program.body;
  parsed.set(content, statements);
  return statements;
}

/** Finds the import or the declaration of a name at the top level of a module. */
export function findDeclaration(body: readonly t.Statement[], name: string) {
  return body.find((statement) => declares(statement, name));
}

function declares(statement: t.Statement, name: string): boolean {
  if (t.isImportDeclaration(statement)) {
    return statement.specifiers.some(({ local }) => local.name === name);
  }
  const declaration = withoutExport(statement);
  if (t.isVariableDeclaration(declaration)) {
    return declaration.declarations.some(({ id }) => t.isIdentifier(id, { name }));
  }
  return (
    (t.isFunctionDeclaration(declaration) ||
      t.isTSTypeAliasDeclaration(declaration) ||
      t.isTSInterfaceDeclaration(declaration)) &&
    declaration.id?.name === name
  );
}

export function withoutExport(statement: t.Statement): t.Statement {
  return (t.isExportNamedDeclaration(statement) && statement.declaration) || statement;
}
