import type { Objects } from '../store/objects.ts';
import { invalid } from './errors.ts';

type Node = Record<string, unknown>;

/** Lists that an object shows only when asked, by '<kind>.<field>'. */
export type Includes = Record<string, (id: string, objects: Objects) => object>;

/** Replaces ids by what they name, along each of the paths, in an answer of the caller's own. */
export function expand(answer: object, paths: string[], objects: Objects, includes: Includes) {
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4) {
      throw invalid(`You cannot expand more than 4 levels of a property. Property: ${path}`);
    }
    walk(answer, steps, path);
  }
  return answer;

  function walk(value: unknown, steps: string[], path: string): void {
    const [step, ...rest] = steps;
    if (step === undefined || value === null) return;
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
    if (typeof current === 'string') {
      const found = objects.lookUp(current);
      if (found === undefined) throw cannotExpand(path);
      return found;
    }
    if (current !== undefined) return current;
    const include = includes[`${node.object}.${step}`];
    if (include === undefined) throw cannotExpand(path);
    return include(String(node.id), objects);
  }
}

function cannotExpand(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
