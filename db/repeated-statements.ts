import type { Sql, TransactionSql, UnsafeQueryOptions } from 'postgres';

type Values = Parameters<Sql['unsafe']>[1];
type Run = (tx: TransactionSql) => unknown;

/** More statements than the shop repeats. Postgres keeps each on every connection. */
const maxStatements = 300;
/** How many texts used only once are remembered, such as inserts of many rows. */
const maxSeen = 1000;

/**
 * Postgres can switch to one generic plan after five executions. With a pattern of two letters
 * among a million orders, that plan took 500 ms instead of 8.
 */
const comparesPatterns = /\b(i?like|similar to)\b|[~%]/i;

export type RepeatedStatements = { start(): void };

/**
 * Lets a client prepare statements that repeat. Otherwise the driver asks for the types of the
 * parameters first, in a round trip of its own, and Postgres parses and plans each time. Drizzle
 * prepares only statements with a name, so this extends the client. It prepares none before `start`.
 */
export function extendWithRepeated(client: Sql): RepeatedStatements {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  let isStarted = false;
  extend(client);
  const begin = client.begin.bind(client);
  Object.assign(client, {
    begin: (...given: [Run] | [options: string, Run]) =>
      given.length === 1
        ? begin((tx) => given[0](extend(tx)))
        : begin(given[0], (tx) => given[1](extend(tx))),
  });
  return {
    start() {
      isStarted = true;
    },
  };

  function extend<Client extends Sql | TransactionSql>(target: Client): Client {
    const unsafe = target.unsafe.bind(target);
    return Object.assign(target, {
      unsafe(text: string, values: Values = [], options?: UnsafeQueryOptions) {
        const prepare = isStarted && values.length > 0 && isRepeated(text);
        return unsafe(text, values, { ...options, prepare });
      },
    });
  }

  function isRepeated(text: string): boolean {
    if (repeated.has(text)) return true;
    if (repeated.size >= maxStatements || comparesPatterns.test(text)) return false;
    if (seen.delete(text)) {
      repeated.add(text);
      return true;
    }
    if (seen.size >= maxSeen) seen.clear();
    seen.add(text);
    return false;
  }
}
