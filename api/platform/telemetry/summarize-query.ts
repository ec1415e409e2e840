/** Conditions of different lengths make different texts, so not all are remembered. */
const maxRemembered = 1000;
const remembered = new Map<string, string>();

const verb = /^[\s(]*([a-z]+)/i;
const target = /\b(?:from|into|update)\s+"?(\w+)"?(?:\."?(\w+)"?)?/i;

/** A statement’s name, such as 'SELECT orders', as OpenTelemetry’s `db.query.summary` defines it. */
export function summarizeQuery(sql: string): string {
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
