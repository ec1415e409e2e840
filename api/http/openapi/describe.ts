import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { accountHeader } from '#contract/account-header';
import { type Endpoint, failuresOf } from '#contract/endpoint';
import { Problem, type ProblemCode } from '#contract/problem';
import { outage, problemKinds } from '../problems.ts';
import type { Description, JsonSchema, Operation, Parameter } from './document.ts';

/** The OpenAPI document of a table of endpoints, by the names of their operations. */
export function describeApi(title: string, endpoints: Record<string, Endpoint>): Description {
  const paths: Description['paths'] = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: { operationId, ...describeEndpoint(endpoint) },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

function describeEndpoint(endpoint: Endpoint): Omit<Operation, 'operationId'> {
  const parameters = [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...headerParameters(endpoint),
  ];
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: describeBody(endpoint.body) }),
    responses: { ...describeFailures(endpoint), ...describeAnswers(endpoint) },
  };
}

function pathParameters({ path }: Endpoint): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Endpoint): Parameter[] {
  const { properties = {}, required = [] } = query ? jsonSchema(query) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters(endpoint: Endpoint): Parameter[] {
  if (!failuresOf(endpoint).includes('other_account')) return [];
  return [
    {
      name: accountHeader,
      in: 'header',
      required: false,
      description: 'The account that the call is for. A session of another one is refused.',
      schema: { type: 'string' },
    },
  ];
}

function describeBody(body: NonNullable<Endpoint['body']>) {
  return typeof body === 'string'
    ? { required: true, content: { [body]: { schema: binary } } }
    : {
        required: body.type !== 'nullish',
        content: { 'application/json': { schema: jsonSchema(body) } },
      };
}

function describeAnswers({ answers, csv }: Endpoint): Operation['responses'] {
  const described = Object.entries(answers).map(([status, answer]) => {
    const description = titles[status] ?? '';
    if (answer === null) return [status, { description }];
    if (typeof answer === 'string') {
      return [status, { description, content: { [answer]: { schema: binary } } }];
    }
    const content = { 'application/json': { schema: jsonSchema(answer) } };
    const asCsv = { 'text/csv': { schema: { type: 'string' } } };
    return [
      status,
      csv
        ? { description, headers: nextPage, content: { ...content, ...asCsv } }
        : { description, content },
    ];
  });
  return Object.fromEntries(described);
}

/** Several codes may have the same status. */
function describeFailures(endpoint: Endpoint): Operation['responses'] {
  const codes = failuresOf(endpoint);
  const byStatus = Map.groupBy(codes, (code) => problemKinds[code].status);
  // Any endpoint may be unavailable for a moment.
  byStatus.set(outage.status, [...(byStatus.get(outage.status) ?? []), 'internal']);
  return Object.fromEntries([...byStatus].map(([status, of]) => [status, describeProblem(of)]));
}

function describeProblem(codes: readonly ProblemCode[]) {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
  };
  return { description: codes.join(', '), content: { 'application/problem+json': { schema } } };
}

const binary: JsonSchema = { type: 'string', format: 'binary' };
const titles: Record<string, string> = {
  200: 'OK',
  201: 'Created',
  302: 'Found',
  503: 'Service Unavailable',
};
const nextPage = {
  Link: { description: 'The next page, as `rel="next"`', schema: { type: 'string' } },
};

/** Without checks and transforms that JSON Schema can't express. */
function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}
