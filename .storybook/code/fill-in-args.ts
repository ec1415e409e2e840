import { babelParse, type NodePath, types as t, traverse } from 'storybook/internal/babel';
import type { StoryArgs } from './story-args.ts';
import { parseExpression, print } from './syntax.ts';

/** Replaces the parameter of a story's render function with the values of its args. */
export function fillInArgs(code: string, args: StoryArgs): string {
  const tree = babelParse(code);
  traverse(tree, {
    Function(path) {
      const [parameter] = path.node.params;
      if (t.isIdentifier(parameter)) replaceWhole(path, parameter.name, args);
      if (t.isObjectPattern(parameter)) replaceParts(path, parameter, args);
      path.node.params = [];
      path.stop();
    },
  });
  return print(tree).replaceAll(/__arg_([\w$-]+?)__/g, (_, name) => args.get(fromWord(name)) ?? '');
}

function replaceParts(path: NodePath<t.Function>, pattern: t.ObjectPattern, args: StoryArgs): void {
  const rest = new Map(args);
  for (const property of pattern.properties) {
    if (t.isRestElement(property)) {
      if (t.isIdentifier(property.argument)) replaceWhole(path, property.argument.name, rest);
      continue;
    }
    const name = nameOf(property.key);
    const local = t.isAssignmentPattern(property.value) ? property.value.left : property.value;
    rest.delete(name);
    if (!t.isIdentifier(local)) continue;
    for (const reference of referencesTo(path, local.name)) {
      reference.replaceWith(placeholder(name, args));
    }
  }
}

function replaceWhole(path: NodePath<t.Function>, name: string, args: StoryArgs): void {
  for (const reference of referencesTo(path, name)) {
    const { parentPath } = reference;
    if (parentPath?.isJSXSpreadAttribute()) {
      spread(parentPath, args);
    } else if (parentPath?.isMemberExpression()) {
      parentPath.replaceWith(placeholder(nameOf(parentPath.node.property), args));
    } else {
      const properties = [...args.keys()].map((key) =>
        t.objectProperty(t.stringLiteral(key), placeholder(key, args)),
      );
      reference.replaceWith(t.objectExpression(properties));
    }
  }
}

function nameOf(key: t.Node): string {
  return t.isStringLiteral(key) ? key.value : print(key);
}

function referencesTo(path: NodePath<t.Function>, name: string): NodePath[] {
  return path.scope.getBinding(name)?.referencePaths ?? [];
}

/** A name that is later replaced with the code of an arg, so that the code keeps its line breaks. */
function placeholder(name: string, args: StoryArgs): t.Identifier {
  return t.identifier(args.has(name) ? `__arg_${toWord(name)}__` : 'undefined');
}

/** 'aria-label' is not a valid identifier. */
const toWord = (name: string) => name.replaceAll('-', '$');
const fromWord = (word: string) => word.replaceAll('$', '-');

function spread(path: NodePath<t.JSXSpreadAttribute>, args: StoryArgs): void {
  const opening = path.parent as t.JSXOpeningElement;
  const element = path.parentPath.parent as t.JSXElement;
  const given = new Set(
    opening.attributes.map((attribute) => t.isJSXAttribute(attribute) && attribute.name.name),
  );
  const children = args.get('children');
  if (children && element.children.length === 0 && !given.has('children')) {
    element.children = [asChild(children, args)];
    opening.selfClosing = false;
    element.closingElement = t.jsxClosingElement(opening.name);
  }
  const missing = [...args.keys()].filter((name) => name !== 'children' && !given.has(name));
  path.replaceWithMultiple(missing.map((name) => asAttribute(name, args)));
}

function asAttribute(name: string, args: StoryArgs): t.JSXAttribute {
  const isTrue = args.get(name) === 'true';
  return t.jsxAttribute(
    t.jsxIdentifier(name),
    isTrue ? null : t.jsxExpressionContainer(placeholder(name, args)),
  );
}

function asChild(code: string, args: StoryArgs): t.JSXElement['children'][number] {
  const value = parseExpression(code);
  const isPlain =
    t.isStringLiteral(value) && /^[^\s{}<>&]([^{}<>&\n]*[^\s{}<>&])?$/.test(value.value);
  return isPlain ? t.jsxText(value.value) : t.jsxExpressionContainer(placeholder('children', args));
}
