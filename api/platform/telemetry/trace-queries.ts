import type { Db } from '#db/client';
import { summarizeQuery } from './summarize-query.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Runs each query inside of a trace in a span, with the name of its statement and no value. */
export function traceQueries(db: Db, tracing: Tracing): void {
  if (tracing === noTracing) return;
  const { session } = db._;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...given) => {
    const query = prepare(...given);
    const execute = query.execute.bind(query);
    query.execute = (values) =>
      tracing.runInside(
        () => planOf(query.getQuery().sql),
        () => execute(values),
      );
    return query;
  };
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction((tx) => {
      traceQueries(tx, tracing);
      return work(tx);
    }, config);
}

function planOf(sql: string) {
  const summary = summarizeQuery(sql);
  return {
    name: summary,
    kind: 'client' as const,
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
  };
}
