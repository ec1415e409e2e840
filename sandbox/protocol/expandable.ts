import type { Objects } from '../store/objects.ts';
import { objectSchema, resolve, type Schema } from './contract.ts';
import { invalid, notSupported } from './errors.ts';

/** Lists that an object includes only when they are expanded, by '<kind>.<field>'. */
export type ExpandableLists = Record<string, (id: string, objects: Objects) => object>;

type Shape = Exclude<Schema, false>;

/** Rejects a path that the provider would not expand, even if the value there is null or empty. */
export function checkExpandable(
  kind: string,
  steps: string[],
  path: string,
  includes: ExpandableLists,
) {
  const start = objectSchema(kind);
  if (start === undefined) throw cannotExpand(path);
  let shapes = shapesOf(start);
  for (const [depth, step] of steps.entries()) {
    // For some objects the contract has only the ID, so their fields can't be checked.
    const objects = shapes.filter(({ properties }) => properties !== undefined);
    if (objects.length > 0 && objects.every(isStub)) return;
    const owner = shapes.find(({ properties = {} }) => Object.hasOwn(properties, step));
    const property = owner?.properties?.[step];
    if (owner === undefined || property === undefined) throw cannotExpand(path);
    const shownOnRequest = isList(property) && !owner.required?.includes(step);
    if (shownOnRequest && !Object.hasOwn(includes, `${kindOf(owner)}.${step}`)) {
      throw notSupported(`the expansion of ${path}`, 'expand');
    }
    const isLast = depth === steps.length - 1;
    if (isLast && !shownOnRequest && !isReference(property)) throw cannotExpand(path);
    shapes = shapesOf(property);
  }
}

export function cannotExpand(path: string, hint = '') {
  return invalid(`This property cannot be expanded (${path}).${hint}`, 'expand');
}

/** The schemas that an object may match, through alternatives and arrays. */
function shapesOf(schema: Schema): Shape[] {
  const shape = resolve(schema);
  if (shape.anyOf) return shape.anyOf.flatMap(shapesOf);
  if (shape.items) return shapesOf(shape.items);
  return [shape];
}

/** In the provider's types, such a property is either an ID or the object. */
function isReference(schema: Schema): boolean {
  const shapes = shapesOf(schema);
  const isText = shapes.some(({ type }) => [type].flat().includes('string'));
  return isText && shapes.some(({ properties }) => properties?.id !== undefined);
}

function isList(schema: Schema): boolean {
  return shapesOf(schema).some((shape) => kindOf(shape) === 'list');
}

function isStub({ properties }: Shape): boolean {
  return properties !== undefined && Object.keys(properties).sort().join() === 'id,object';
}

function kindOf({ properties }: Shape): string | undefined {
  const { object } = properties ?? {};
  return object ? object.const : undefined;
}
