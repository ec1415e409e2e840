import type * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint';
import { Failure } from './failure.ts';

const maxInt4 = 2_147_483_647;

/** A row's number or its business id. */
type PathId = { number: number } | { businessId: string };

type Schemas<Answers> = {
  [Status in keyof Answers as Answers[Status] extends v.GenericSchema
    ? Status
    : never]: Answers[Status];
};
type QueryOf<E> = E extends { query: infer Query } ? { query: Query } : unknown;
type BodyOf<E> = E extends { body: infer Body extends v.GenericSchema }
  ? { body: Body; parse: 'json' }
  : E extends { body: 'application/octet-stream' }
    ? { parse: 'none' }
    : unknown;

/** The schemas Elysia validates for an endpoint: query, body and success responses. */
export function schemaOf<E extends Endpoint>({ query, body, answers }: E) {
  const schemas = Object.entries(answers).filter(([, answer]) => isSchema(answer));
  const schema = {
    ...(query && { query }),
    ...(isSchema(body) && { body, parse: 'json' }),
    ...(body === 'application/octet-stream' && { parse: 'none' }),
    ...(schemas.length > 0 && { response: Object.fromEntries(schemas) }),
  };
  // TypeScript cannot infer the conditional spread, but the endpoint's type says which keys exist.
  return schema as QueryOf<E> & BodyOf<E> & { response: Schemas<E['answers']> };
}

function isSchema(part: unknown): part is v.GenericSchema {
  return typeof part === 'object' && part !== null && '~standard' in part;
}

/** Whether an integer can be a row id. */
export function isRowId(id: number): boolean {
  return id >= 1 && id <= maxInt4;
}

/** Parses a numeric id from a path. Throws a 404 when it cannot be one. */
export function parseRowId(text: string, sentence: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (!isRowId(id)) throw new Failure('not_found', sentence);
  return id;
}

/** Parses a number or a business id such as ACC-2026-0001. Null for anything else. */
export function parsePathId(text: string, prefix: 'ACC' | 'TKT'): PathId | null {
  if (/^[1-9]\d{0,9}$/.test(text)) {
    return isRowId(Number(text)) ? { number: Number(text) } : null;
  }
  return new RegExp(`^${prefix}-\\d{4}-\\d{4,12}$`).test(text) ? { businessId: text } : null;
}
