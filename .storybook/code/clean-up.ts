import { types as t } from 'storybook/internal/babel';
import { type CodeEditor, editCode } from './edit-code.ts';

/** Removes what only a story needs: mocks, props that are set to undefined, and `as const` of single values. */
export function cleanUp(code: string): string {
  const editor = editCode(code);
  // What is inside a mock or an assertion takes its place.
  const contents = new Map<t.Node, t.Node>();
  visitAfterChildren(editor.tree.program, undefined, (node, parent) => {
    if (isMock(node)) {
      const [implementation] = node.arguments;
      if (implementation) contents.set(node, implementation);
      editor.replace(node, implementation ? editor.read(implementation) : '() => {}');
    } else if (isConstAssertion(node)) {
      contents.set(node, node.expression);
      editor.replace(node, editor.read(node.expression));
    } else if (t.isJSXExpressionContainer(node) && parent) {
      simplify(node, contents.get(node.expression) ?? node.expression, parent, editor);
    } else if (t.isJSXElement(node)) {
      closeItself(node, editor);
    }
  });
  return editor.finish();
}

type Visit = (node: t.Node, parent: t.Node | undefined) => void;

function visitAfterChildren(node: t.Node, parent: t.Node | undefined, visit: Visit): void {
  for (const key of t.VISITOR_KEYS[node.type] ?? []) {
    const value: unknown = Reflect.get(node, key);
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child) visitAfterChildren(child, node, visit);
    }
  }
  visit(node, parent);
}

function isMock(node: t.Node): node is t.CallExpression {
  return t.isCallExpression(node) && t.isIdentifier(node.callee, { name: 'fn' });
}

function isConstAssertion(node: t.Node): node is t.TSAsExpression {
  if (!t.isTSAsExpression(node) || !t.isTSTypeReference(node.typeAnnotation)) return false;
  // Without it, an array of names is one of strings.
  if (t.isArrayExpression(node.expression)) return false;
  return t.isIdentifier(node.typeAnnotation.typeName, { name: 'const' });
}

function simplify(
  container: t.JSXExpressionContainer,
  expression: t.Node,
  parent: t.Node,
  editor: CodeEditor,
): void {
  const isAttribute = t.isJSXAttribute(parent);
  if (t.isIdentifier(expression, { name: 'undefined' })) {
    editor.replace(isAttribute ? parent : container, '');
  } else if (isAttribute && t.isStringLiteral(expression) && !/["\\\n]/.test(expression.value)) {
    editor.replace(container, `"${expression.value}"`);
  } else if (!isAttribute && (t.isJSXElement(expression) || t.isJSXFragment(expression))) {
    editor.replace(container, editor.read(expression));
  }
}

function closeItself({ children, openingElement, end }: t.JSXElement, editor: CodeEditor): void {
  if (children.length > 0 || openingElement.selfClosing) return;
  editor.replaceRange((openingElement.end ?? 0) - 1, end ?? 0, ' />');
}
