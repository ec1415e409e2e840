import * as v from 'valibot';
import { toAsciiAddress } from './email-address.ts';
import { dayInput, lengths, line } from './fields.ts';

/** The maximum and the default number of rows of a list; as CSV, the default is all rows. */
export const maxRows = 1000;

/** A maximum number of rows in a query string. */
const rowLimit = v.pipe(
  v.string(),
  v.digits(),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(maxRows),
);

/** A field and a direction to sort by: 'createdAt:desc'. */
export type Sort<Field extends string = string> = `${Field}:asc` | `${Field}:desc`;

/**
 * The query of a list. `cursor` comes from the `Link` header of the previous page; `columns` are those
 * of the CSV, all by default.
 */
export type ListQuery<Status extends string = string, Field extends string = string> = {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  status?: Status | undefined;
  sort: Sort<Field>;
  columns?: string | undefined;
};

const day = v.optional(dayInput());

/** The days of the first and the last row of a list, in the time zone of the shop's settings. */
export const daysQuery = { from: day, to: day };
export type Days = { from?: string | undefined; to?: string | undefined };

/** Between the ids of rows: opaque ones contain hyphens. */
export const idSeparator = '.';

/** Some rows by their ids: '3.17'. `id` is the pattern of one, `max` how many may be named. */
function someIds(id: string, max: number) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^${id}(\\${idSeparator}${id})*$`), 'Invalid input'),
      v.check(
        (ids) => ids.split(idSeparator).length <= max,
        `Choose up to ${max.toLocaleString('en-US')} rows.`,
      ),
    ),
  );
}

/** The rows that may be listed. */
export const idsQuery = { ids: someIds('\\d{1,9}', maxRows) };

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The rows that may be listed, by opaque ids. An address has no room for more of them. */
export const opaqueIdsQuery = { ids: someIds(uuid, 200) };

/** The names of CSV columns, in their order: 'orderId-product.title'. */
const columns = v.optional(
  v.pipe(v.string(), v.regex(/^\w+(\.\w+)*(-\w+(\.\w+)*)*$/, 'Invalid input'), v.maxLength(2_000)),
);

/**
 * The query string of a list. `usual` is the default sort; without it, the first field,
 * descending.
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
        // An address is found in the form that it is stored in.
        v.transform((q) => toAsciiAddress(q) ?? (q || undefined)),
      ),
    ),
    status: v.optional(v.picklist(of.statuses)),
    sort: v.optional(v.picklist(sorts), usual),
    columns,
  });
}
