import { types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { findDeclaration, nameOf, readCode, withoutExport } from './syntax.ts';

/** The args of a story as code, those of its meta included. */
export type StoryArgs = Map<string, string>;

export function readArgs(csf: CsfFile, story: string): StoryArgs {
  const args: StoryArgs = new Map();
  addProperties(csf, csf._metaAnnotations.args, args);
  addProperties(csf, csf._storyAnnotations[story]?.args, args);
  return args;
}

function addProperties(csf: CsfFile, node: t.Node | undefined, args: StoryArgs): void {
  const value = resolve(csf, node);
  if (!t.isObjectExpression(value)) return;
  for (const property of value.properties) {
    if (t.isSpreadElement(property)) {
      const story = storyOf(csf, property.argument);
      if (story) for (const [name, code] of readArgs(csf, story)) args.set(name, code);
      else addProperties(csf, property.argument, args);
    } else {
      args.set(nameOf(property.key), codeOf(csf, property));
    }
  }
}

function codeOf(csf: CsfFile, property: t.ObjectProperty | t.ObjectMethod): string {
  const source = sourceOf(csf);
  if (t.isObjectMethod(property))
    return readCode(property, source).replace(/^(async )?/, '$1function ');
  const { value } = property;
  const isArgOfStory = t.isMemberExpression(value) && t.isIdentifier(value.property);
  const story = isArgOfStory ? storyOf(csf, value.object) : undefined;
  if (!story || !isArgOfStory) return readCode(value, source);
  return readArgs(csf, story).get(nameOf(value.property)) ?? 'undefined';
}

export function sourceOf(csf: CsfFile): string {
  return csf._file?.code ?? '';
}

/** Returns 'Default' for `Default.input.args`. */
function storyOf(csf: CsfFile, node: t.Node): string | undefined {
  return /^(\w+)\.input\.args$/.exec(readCode(node, sourceOf(csf)))?.[1];
}

/** Follows a name to the value of its declaration. */
function resolve(csf: CsfFile, node: t.Node | undefined): t.Node | undefined {
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node)) return node.expression;
  if (!t.isIdentifier(node)) return node;
  const statement = findDeclaration(csf._ast.program.body, node.name);
  const declaration = statement && withoutExport(statement);
  if (!t.isVariableDeclaration(declaration)) return node;
  return (
    declaration.declarations.find(({ id }) => t.isIdentifier(id, { name: node.name }))?.init ?? node
  );
}
