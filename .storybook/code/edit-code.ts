import type { types as t } from 'storybook/internal/babel';
import { parse } from './syntax.ts';

/**
 * Changes parts of some code and leaves the rest as it was written. Printing a changed tree would take
 * many times as long.
 */
export interface CodeEditor {
  tree: t.File;
  /** The code of a node with the changes inside it. */
  read(node: t.Node): string;
  /** Replaces a range, and the changes inside it. */
  replaceRange(start: number, end: number, text: string): void;
  replace(node: t.Node, text: string): void;
  /** The whole code with all changes. */
  finish(): string;
}

type Change = { start: number; end: number; text: string };

export function editCode(code: string): CodeEditor {
  let changes: Change[] = [];

  function readRange(start: number, end: number): string {
    let text = '';
    let at = start;
    const inside = changes.filter((change) => isInside(change, start, end));
    for (const change of inside.sort((a, b) => a.start - b.start)) {
      text += code.slice(at, change.start) + change.text;
      at = change.end;
    }
    return text + code.slice(at, end);
  }

  function replaceRange(start: number, end: number, text: string): void {
    changes = changes.filter((change) => !isInside(change, start, end));
    changes.push({ start, end, text });
  }

  return {
    tree: parse(code),
    read: (node) => readRange(node.start ?? 0, node.end ?? 0),
    replaceRange,
    replace: (node, text) => replaceRange(node.start ?? 0, node.end ?? 0, text),
    finish: () => readRange(0, code.length),
  };
}

function isInside(change: Change, start: number, end: number): boolean {
  return change.start >= start && change.end <= end;
}
