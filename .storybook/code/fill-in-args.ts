import { type NodePath, types as t, traverse } from 'storybook/internal/babel';
import { type CodeEditor, editCode } from './edit-code.ts';
import type { StoryArgs } from './story-args.ts';
import { nameOf, parseExpression } from './syntax.ts';

/** Replaces the parameter of a story's render function with the values of its args. */
export function fillInArgs(code: string, args: StoryArgs): string {
  const editor = editCode(code);
  traverse(editor.tree, {
    Function(path) {
      const [parameter] = path.node.params;
      if (t.isIdentifier(parameter)) replaceWhole(path, parameter.name, args, editor);
      if (t.isObjectPattern(parameter)) replaceParts(path, parameter, args, editor);
      removeParameters(path.node, code, editor);
      path.stop();
    },
  });
  return editor.finish();
}

function replaceParts(
  path: NodePath<t.Function>,
  pattern: t.ObjectPattern,
  args: StoryArgs,
  editor: CodeEditor,
): void {
  const rest = new Map(args);
  for (const property of pattern.properties) {
    if (t.isRestElement(property)) {
      if (t.isIdentifier(property.argument)) {
        replaceWhole(path, property.argument.name, rest, editor);
      }
      continue;
    }
    const name = nameOf(property.key);
    const local = t.isAssignmentPattern(property.value) ? property.value.left : property.value;
    rest.delete(name);
    if (!t.isIdentifier(local)) continue;
    for (const { node, parent } of referencesTo(path, local.name)) {
      const isShorthand = t.isObjectProperty(parent) && parent.shorthand;
      const value = args.get(name) ?? 'undefined';
      editor.replace(node, isShorthand ? `${local.name}: ${value}` : value);
    }
  }
}

function replaceWhole(
  path: NodePath<t.Function>,
  name: string,
  args: StoryArgs,
  editor: CodeEditor,
): void {
  for (const { node, parent, parentPath } of referencesTo(path, name)) {
    if (parentPath?.isJSXSpreadAttribute()) {
      spread(parentPath, args, editor);
    } else if (t.isMemberExpression(parent)) {
      editor.replace(parent, args.get(nameOf(parent.property)) ?? 'undefined');
    } else {
      const properties = [...args].map(([key, value]) => `'${key}': ${value},\n`);
      editor.replace(node, `{\n${properties.join('')}}`);
    }
  }
}

function referencesTo(path: NodePath<t.Function>, name: string): NodePath[] {
  return path.scope.getBinding(name)?.referencePaths ?? [];
}

function removeParameters({ params }: t.Function, code: string, editor: CodeEditor): void {
  const [first, last] = [params[0], params.at(-1)];
  if (!first || !last) return;
  const comma = /^\s*,/.exec(code.slice(last.end ?? 0))?.[0] ?? '';
  editor.replaceRange(first.start ?? 0, (last.end ?? 0) + comma.length, '');
}

function spread(path: NodePath<t.JSXSpreadAttribute>, args: StoryArgs, editor: CodeEditor): void {
  const opening = path.parent as t.JSXOpeningElement;
  const element = path.parentPath.parent as t.JSXElement;
  const given = new Set(
    opening.attributes.map((attribute) => t.isJSXAttribute(attribute) && attribute.name.name),
  );
  const children = args.get('children');
  if (children && element.children.length === 0 && !given.has('children')) {
    const tag = opening.selfClosing ? '/>' : '>';
    const start = (opening.end ?? 0) - tag.length;
    const text = `>${asChild(children)}</${editor.read(opening.name)}>`;
    editor.replaceRange(start, element.end ?? 0, text);
  }
  const missing = [...args].filter(([name]) => name !== 'children' && !given.has(name));
  editor.replace(path.node, missing.map(asAttribute).join(' '));
}

function asAttribute([name, value]: [string, string]): string {
  return value === 'true' ? name : `${name}={${value}}`;
}

function asChild(code: string): string {
  const value = parseExpression(code);
  const isPlain =
    t.isStringLiteral(value) && /^[^\s{}<>&]([^{}<>&\n]*[^\s{}<>&])?$/.test(value.value);
  return isPlain ? value.value : `{${code}}`;
}
