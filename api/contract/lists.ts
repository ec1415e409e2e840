import * as v from 'valibot';
import { lengths, line } from './fields.ts';

/** How many rows a list answers at most, and without a limit. */
export const maxRows = 1000;

/** How many rows at most, as a query string says it. */
const rowLimit = v.pipe(
  v.string(),
  v.digits(),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(maxRows),
);

/** A field to sort by, and in which direction: 'createdAt:desc'. */
export type Sort<Field extends string = string> = `${Field}:asc` | `${Field}:desc`;

/** Which rows of a list are asked for. `cursor` comes from the `Link` of the page before. */
export type ListQuery<Status extends string = string, Field extends string = string> = {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  status?: Status | undefined;
  sort: Sort<Field>;
};

/**
 * What a list takes in its query string. Sorted as `usual` says, else by the first field,
 * downwards, unless the caller says otherwise.
 */
export function listQuery<const Status extends string, const Field extends string>(of: {
  statuses: readonly Status[];
  sorts: readonly [Field, ...Field[]];
  usual?: Sort<Field>;
}) {
  const sorts = of.sorts.flatMap((field) => [`${field}:asc`, `${field}:desc`] as const);
  const usual: Sort<Field> = of.usual ?? `${of.sorts[0]}:desc`;
  return v.strictObject({
    limit: v.optional(rowLimit, String(maxRows)),
    cursor: v.optional(v.pipe(v.string(), v.nonEmpty('Invalid input'), v.maxLength(4_096))),
    q: v.optional(
      v.pipe(
        line(lengths.name),
        v.transform((q) => q || undefined),
      ),
    ),
    status: v.optional(v.picklist(of.statuses)),
    sort: v.optional(v.picklist(sorts), usual),
  });
}
