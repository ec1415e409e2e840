import { babelParse, recast, types as t } from 'storybook/internal/babel';

/** Prints code as it was written, apart from what was changed. */
export function print(node: t.Node): string {
  return recast.print(node).code;
}

export function parseExpression(code: string): t.Expression {
  const [statement] = babelParse(`(${code})`).program.body;
  if (!t.isExpressionStatement(statement)) throw new Error(`Not an expression: ${code}`);
  return statement.expression;
}

const parsed = new Map<string, readonly t.Statement[]>();

/** Many stories share a module, and parsing takes much longer than looking it up by its content. */
export function parseModule(content: string): readonly t.Statement[] {
  const statements = parsed.get(content) ?? babelParse(content).program.body;
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
