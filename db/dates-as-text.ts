import { type ParserOptions, type PGlite, type QueryOptions, types } from '@electric-sql/pglite';

const { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE } = types;

/** Drizzle reads these by itself, from text. PGlite makes a list of them a list of texts. */
export const datesAsText: ParserOptions = Object.fromEntries(
  [TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE].map((type) => [type, (text: string) => text]),
);

/** For those who use the client without drizzle, and want dates. */
export const datesAsDates: ParserOptions = Object.fromEntries(
  [TIMESTAMP, TIMESTAMPTZ, DATE].map((type) => [type, (text: string) => new Date(text)]),
);

/**
 * A client that was made with `datesAsText`, as drizzle shall see it. Drizzle says at every query
 * how it wants dates, and PGlite then copies its three hundred parsers: a fifth of a query's time.
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
      // The client's own methods reach for what is private, which a proxy has not.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function withoutParsers({ parsers: _, ...options }: QueryOptions = {}): QueryOptions {
  return options;
}
