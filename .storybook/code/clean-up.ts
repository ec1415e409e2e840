import { babelParse, type NodePath, types as t, traverse } from 'storybook/internal/babel';
import { print } from './syntax.ts';

/** Removes what only a story needs: mocks, props that are set to undefined, and `as const`. */
export function cleanUp(code: string): string {
  const tree = babelParse(code);
  traverse(tree, {
    CallExpression(path) {
      if (!t.isIdentifier(path.node.callee, { name: 'fn' })) return;
      const [implementation] = path.node.arguments;
      path.replaceWith(implementation ?? t.arrowFunctionExpression([], t.blockStatement([])));
    },
    TSAsExpression(path) {
      if (print(path.node.typeAnnotation) === 'const') path.replaceWith(path.node.expression);
    },
    JSXExpressionContainer: { exit: simplify },
    JSXElement({ node }) {
      if (node.children.length > 0 || node.openingElement.selfClosing) return;
      node.openingElement.selfClosing = true;
      node.closingElement = null;
    },
  });
  return print(tree);
}

function simplify(path: NodePath<t.JSXExpressionContainer>): void {
  const { expression } = path.node;
  const isAttribute = path.parentPath.isJSXAttribute();
  if (t.isIdentifier(expression, { name: 'undefined' })) {
    (isAttribute ? path.parentPath : path).remove();
  } else if (isAttribute && t.isStringLiteral(expression) && !/["\\\n]/.test(expression.value)) {
    path.replaceWith(t.stringLiteral(expression.value));
  } else if (!isAttribute && (t.isJSXElement(expression) || t.isJSXFragment(expression))) {
    path.replaceWith(expression);
  }
}
