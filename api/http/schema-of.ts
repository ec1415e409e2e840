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

/** What a route validates of an endpoint: its query, its body and its own answers. */
export function schemaOf<E extends Endpoint>({ query, body, answers }: E) {
  const schemas = Object.entries(answers).filter(([, answer]) => isSchema(answer));
  const schema = {
    ...(query && { query }),
    ...(isSchema(body) && { body, parse: 'json' }),
    ...(body === 'application/octet-stream' && { parse: 'none' }),
    ...(schemas.length > 0 && { response: Object.fromEntries(schemas) }),
  };
  // The endpoint's type says which of them are there; a spread of conditions does not.
  return schema as QueryOf<E> & BodyOf<E> & { response: Schemas<E['answers']> };
}

function isSchema(part: unknown): part is v.GenericSchema {
  return typeof part === 'object' && part !== null && '~standard' in part;
}
