import type { ParserOptions, PGlite, QueryOptions } from '@electric-sql/pglite';

/** Postgres's ids of its types. Importing PGlite for them would load it into every process. */
const date = 1082;
const timestamp = 1114;
const timestampWithTimeZone = 1184;
const interval = 1186;

/** Leaves dates as text, which Drizzle parses itself. In arrays too. */
export const datesAsText: ParserOptions = Object.fromEntries(
  [timestamp, timestampWithTimeZone, interval, date].map((type) => [type, (text: string) => text]),
);

/** Parses dates, for callers that use the client without Drizzle. */
export const datesAsDates: ParserOptions = Object.fromEntries(
  [timestamp, timestampWithTimeZone, date].map((type) => [type, (text: string) => new Date(text)]),
);

/**
 * Wraps a client that was created with `datesAsText` for Drizzle. Drizzle passes date parsers with
 * every query, for which PGlite copies all its 300 parsers: that takes a fifth of a query's time.
 */
export function forDrizzle(client: PGlite): PGlite {
  const query: PGlite['query'] = (text, params, options) =>
    client.query(text, params, withoutParsers(options));
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((tx) =>
      work({
        ...tx,
        query: (text, params, options) => tx.query(text, params, withoutParsers(options)),
      }),
    );
  return new Proxy(client, {
    get(target, key) {
      if (key === 'query') return query;
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key);
      // The client's methods use private fields, which a proxy does not have.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function withoutParsers({ parsers: _, ...options }: QueryOptions = {}): QueryOptions {
  return options;
}
