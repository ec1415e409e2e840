import type { PGlite } from '@electric-sql/pglite';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import type { Engine } from '#db/client';
import { datesAsDates as parsers } from '#db/dates-as-text';

const queryTimeoutMs = 60_000;

/** Connects pg-boss to the shop's database. */
export function createEngineConnection(engine: Engine): ConstructorOptions {
  if (engine.kind === 'embedded') {
    return { db: fromPglite(whole(engine.client)), backend: 'pglite' };
  }
  // Matches the client's sslmode. Only pg treats 'require' as 'verify-full'.
  const url = new URL(engine.url);
  url.searchParams.set('uselibpqcompat', 'true');
  // Of a machine that vanished. pg reads these from the address, unlike pg-boss from its options.
  url.searchParams.set('query_timeout', String(queryTimeoutMs));
  return { connectionString: url.href, max: 3, application_name: 'jobs' };
}

/**
 * pg-boss sends some transactions as one string. On the shared embedded connection, one that fails
 * halfway would stay open for the next query, so it gets its own transaction.
 */
function whole(client: PGlite) {
  return {
    query: <T>(text: string, values?: unknown[]) => client.query<T>(text, values, { parsers }),
    listen: client.listen.bind(client),
    exec: (text: string) =>
      /^\s*begin\b/i.test(text)
        ? client.transaction((tx) => tx.exec(text, { parsers }))
        : client.exec(text, { parsers }),
  };
}
