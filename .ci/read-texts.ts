import ts from 'typescript';

/** A text in a source file that a person may read, and the line it begins in. */
export interface SourceText {
  text: string;
  line: number;
}

/**
 * The texts between JSX tags, and the strings that are phrases: they contain a space or start with
 * a capital letter. Import paths, types and comments are left out.
 */
export function readTexts(path: string, source: string): SourceText[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const texts: SourceText[] = [];
  visit(file);
  return texts;

  function visit(node: ts.Node): void {
    if (isNotShown(node)) return;
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text && isPhrase(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      texts.push({ text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  }
}

function isNotShown(node: ts.Node): boolean {
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  const isPartOfTemplate =
    ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  return isPartOfTemplate ? node.text : undefined;
}

function isPhrase(text: string): boolean {
  return text.includes(' ') || /^\p{Lu}/u.test(text);
}
