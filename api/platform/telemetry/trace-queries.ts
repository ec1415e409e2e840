import type { Db } from '#db/client';
import { noTracing, type Tracing } from './tracing.ts';

/** Conditions of different lengths make different texts, so not all are remembered. */
const maxRemembered = 1000;

const remembered = new Map<string, string>();

const verb = /^[\s(]*([a-z]+)/i;

const target = /\b(?:from|into|update)\s+"?(\w+)"?(?:\."?(\w+)"?)?/i;

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

/** A statement’s name, such as 'SELECT orders', as OpenTelemetry’s `db.query.summary` defines it. */
function summarizeQuery(sql: string): string {
  const known = remembered.get(sql);
  if (known) return known;
  const summary = summarize(sql);
  if (remembered.size < maxRemembered) remembered.set(sql, summary);
  return summary;
}

function summarize(sql: string): string {
  const [, first = 'query'] = verb.exec(sql) ?? [];
  const [, schema, table] = target.exec(sql) ?? [];
  return [first.toUpperCase(), table ? `${schema}.${table}` : schema].filter(Boolean).join(' ');
}
