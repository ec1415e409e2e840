import type * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint';

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
