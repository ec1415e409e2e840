import type { Condition } from '../store/list-page.ts';
import type { Objects } from '../store/objects.ts';
import { invalid, resourceMissing } from './errors.ts';
import { type Operation, operation } from './operation.ts';
import type { Kind } from './wire.ts';

interface Range {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

interface ListParams {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: number | Range;
}

/** A parameter that names an object. The request fails if the object doesn't exist. */
export interface Reference<Value> {
  to: Kind;
  /** Reads the ID from a parameter with several fields. */
  id?: (value: Value) => string;
  /** Defaults to the field named like the kind. */
  where?: string | ((id: string) => Condition);
}

/** How a parameter filters a list: by a field of the stored object, or by a condition. */
export type Filters<Params> = {
  [Name in keyof Params]?:
    | string
    | ((value: NonNullable<Params[Name]>) => Condition)
    | Reference<NonNullable<Params[Name]>>;
};

const BOUNDS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
const PAGING = ['created', 'ending_before', 'limit', 'starting_after'];

/** Defines `GET /v1/<kind>s`: newest first, paginated and filtered. */
export function listOperation<Params extends object>(
  name: string,
  kind: Kind,
  filters: Filters<Params>,
  always: (params: Params) => Condition[] = () => [],
): Operation {
  const supported = [...PAGING, ...Object.keys(filters)];
  const list = operation<Params & ListParams>(name, supported, ({ params, objects }) => {
    const { limit = 10, starting_after, ending_before } = params;
    checkPaging(limit, starting_after, ending_before);
    const page = objects.page(kind, {
      limit,
      startingAfter: starting_after,
      endingBefore: ending_before,
      where: [
        ...createdIn(params.created),
        ...narrowed(params, filters, objects),
        ...always(params),
      ],
    });
    if (page === undefined) {
      const param = starting_after === undefined ? 'ending_before' : 'starting_after';
      throw resourceMissing(kind, starting_after ?? ending_before ?? '', param);
    }
    const url = name.replace('GET ', '');
    return { object: 'list', data: page.data, has_more: page.hasMore, url };
  });
  return { ...list, lists: kind };
}

export function checkPaging(limit: number, after?: string, before?: string): void {
  if (limit < 1 || limit > 100) {
    const message = `This value must be between 1 and 100 (it currently is '${limit}').`;
    throw invalid(message, 'limit', 'parameter_invalid_integer');
  }
  if (after !== undefined && before !== undefined) {
    throw invalid('You can only pass one of starting_after and ending_before.', 'ending_before');
  }
}

/** Compares a field of the stored JSON. `path` must be a constant. */
export function field(path: string, value: string | number | boolean): Condition {
  return { sql: `json_extract(body, '$.${path}') = ?`, values: [value] };
}

function narrowed<Params extends object>(
  params: Params,
  filters: Filters<Params>,
  objects: Objects,
): Condition[] {
  return keysOf(filters).flatMap((name) => {
    const value = params[name];
    const filter = filters[name];
    if (value === undefined || value === null || filter === undefined) return [];
    if (typeof filter === 'string') return [field(filter, scalar(value))];
    if (typeof filter === 'function') return [filter(value)];
    const id = filter.id ? filter.id(value) : String(value);
    const { to, where = to } = filter;
    if (!objects.get(to, id)) throw resourceMissing(to, id, String(name));
    return [typeof where === 'string' ? field(where, id) : where(id)];
  });
}

function createdIn(created: number | Range | undefined): Condition[] {
  if (created === undefined) return [];
  if (typeof created === 'number') return [{ sql: 'created = ?', values: [created] }];
  return keysOf(created).map((bound) => ({
    sql: `created ${BOUNDS[bound]} ?`,
    values: [created[bound] ?? 0],
  }));
}

function scalar(value: unknown): string | number | boolean {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

/** For object literals, which have no keys beyond their type. */
function keysOf<T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[];
}
