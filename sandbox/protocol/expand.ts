import type { Objects } from '../store/objects.ts';
import { invalid } from './errors.ts';
import { cannotExpand, checkExpandable, type ExpandableLists } from './expandable.ts';

type Node = Record<string, unknown>;

export interface ExpandSources {
  objects: Objects;
  includes: ExpandableLists;
}

/**
 * Replaces IDs with the objects they name along each path, in place. `listed` is the kind of a
 * list's items, which an empty list doesn't show.
 */
export function expand(
  answer: object,
  paths: string[],
  { objects, includes }: ExpandSources,
  listed?: string,
) {
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4) {
      throw invalid(`You cannot expand more than 4 levels of a property. Property: ${path}`);
    }
    check(steps, path);
    walk(answer, steps, path);
  }
  return answer;

  function check(steps: string[], path: string): void {
    const { object, data } = { object: undefined, data: undefined, ...answer };
    if (object !== 'list') {
      checkExpandable(String(object), steps, path, includes);
      return;
    }
    const [first, ...rest] = steps;
    if (first !== 'data') {
      throw cannotExpand(path, ` You may want to try expanding 'data.${path}' instead.`);
    }
    if (rest.length === 0) throw cannotExpand(path);
    const kind = listed ?? kindOfFirst(data);
    if (kind !== undefined) checkExpandable(kind, rest, path, includes);
  }

  function walk(value: unknown, steps: string[], path: string): void {
    const [step, ...rest] = steps;
    if (step === undefined || value === null || value === undefined) return;
    if (Array.isArray(value)) {
      for (const item of value) walk(item, steps, path);
      return;
    }
    if (!isNode(value)) throw cannotExpand(path);
    value[step] = opened(value, step, path);
    walk(value[step], rest, path);
  }

  function opened(node: Node, step: string, path: string): unknown {
    const current = node[step];
    if (Array.isArray(current)) {
      return current.map((item) => (typeof item === 'string' ? objects.lookUp(item) : item));
    }
    if (typeof current === 'string') {
      const found = objects.lookUp(current);
      if (found === undefined) throw cannotExpand(path);
      return found;
    }
    if (current !== undefined) return current;
    return includes[`${node.object}.${step}`]?.(String(node.id), objects);
  }
}

function kindOfFirst(data: unknown): string | undefined {
  const first: unknown = Array.isArray(data) ? data[0] : undefined;
  return isNode(first) ? String(first.object) : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
