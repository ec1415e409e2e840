import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { accountHeader } from '#contract/account-header';
import { type Endpoint, failuresOf } from '#contract/endpoint';
import { Problem, type ProblemCode } from '#contract/problem';
import { outage, problemKinds } from '../problems.ts';
import { codeSamplesOf } from './code-samples.ts';
import type { Description, JsonSchema, Operation, Parameter } from './document.ts';
import { exampleOf } from './example.ts';
import { webhookEvents } from './webhooks.ts';

/** The OpenAPI document of a table of endpoints, by the names of their operations. */
export function describeApi(title: string, endpoints: Record<string, Endpoint>): Description {
  const paths: Description['paths'] = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const path = templateOf(endpoint);
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: { operationId, ...describeEndpoint(endpoint) },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas: { Problem: jsonSchema(Problem) },
      responses: describeProblems(Object.values(endpoints)),
      headers,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function describeWebhooks(): Description['webhooks'] {
  const described = webhookEvents.map(({ type, summary, payload }) => [
    type,
    {
      post: {
        summary,
        tags: ['webhooks'],
        parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
          name,
          in: 'header',
          required: true,
          schema: { type: 'string' },
        })),
        requestBody: {
          required: true,
          content: { 'application/json': withExample(jsonSchema(payload)) },
        },
        responses: { '2XX': { description: 'Received. Any other answer is sent again.' } },
      },
    },
  ]);
  return Object.fromEntries(described);
}

function describeEndpoint(endpoint: Endpoint): Omit<Operation, 'operationId'> {
  const operation = describeOperation(endpoint);
  if (endpoint.programs === 'refused') return operation;
  const path = templateOf(endpoint);
  const { method, example } = endpoint;
  const samples = codeSamplesOf({ method, path, operation, example });
  return { ...operation, 'x-codeSamples': samples };
}

function describeOperation(endpoint: Endpoint): Omit<Operation, 'operationId'> {
  const parameters = [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...headerParameters(endpoint),
  ];
  return {
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...(endpoint.programs === 'internal' && { description: internal }),
    security: describeSecurity(endpoint),
    'x-programs': endpoint.programs,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: describeBody(endpoint.body, endpoint.example) }),
    responses: { ...describeFailures(endpoint), ...describeAnswers(endpoint) },
  };
}

const internal = 'Internal: it may change in any release.';

/** A path as OpenAPI writes it: '/api/orders/{id}'. */
const templateOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');

/** The noun that its path begins with: 'orders'. */
function tagOf({ path }: Endpoint): string {
  return path.replace(/^\/api\/(admin\/)?/, '').split('/')[0] ?? '';
}

function describeSecurity({ access, programs }: Endpoint): Operation['security'] {
  return [
    ...(access === 'anyone' ? [{}] : [{ session: [] }]),
    ...(programs === 'refused' ? [] : [{ apiKey: [] }]),
  ];
}

function pathParameters({ path }: Endpoint): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: name === 'id' ? '1' : name,
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
  const isForPrograms = endpoint.programs !== 'refused';
  const described: [isThere: boolean, name: string, description: string][] = [
    [
      failuresOf(endpoint).includes('other_account'),
      accountHeader,
      'The account that the call is for. A session of another one is refused.',
    ],
    [
      isForPrograms && endpoint.method === 'POST',
      'Idempotency-Key',
      'Unique text, such as a UUID. Repeated within a day with the same body, the call is done once and answered as it was first.',
    ],
    [
      isForPrograms && hasVersion(endpoint.body) && hasETag(endpoint),
      'If-Match',
      'The ETag of the record as it was read, in place of `version`. If it has changed since, the answer is 409.',
    ],
  ];
  return described
    .filter(([isThere]) => isThere)
    .map(([, name, description]) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
    }));
}

function describeBody(body: NonNullable<Endpoint['body']>, example: Endpoint['example']) {
  return typeof body === 'string'
    ? { required: true, content: { [body]: { schema: binary } } }
    : {
        required: body.type !== 'nullish',
        content: {
          'application/json': { ...withExample(jsonSchema(body)), ...(example && { example }) },
        },
      };
}

function describeAnswers({ answers, csv, programs }: Endpoint): Operation['responses'] {
  const described = Object.entries(answers).map(([status, answer]) => {
    const description = titles[status] ?? '';
    if (answer === null) return [status, { description }];
    if (typeof answer === 'string') {
      return [status, { description, content: { [answer]: { schema: binary } } }];
    }
    const content = { 'application/json': withExample(jsonSchema(answer)) };
    const headers = {
      ...(csv && nextPage),
      ...(programs !== 'refused' && rateLimit),
      ...(programs !== 'refused' &&
        hasVersion(answer) && { ETag: { $ref: '#/components/headers/ETag' } }),
    };
    const asCsv = { 'text/csv': { schema: { type: 'string' } } };
    return [
      status,
      {
        description,
        ...(Object.keys(headers).length > 0 && { headers }),
        content: csv ? { ...content, ...asCsv } : content,
      },
    ];
  });
  return Object.fromEntries(described);
}

/** Several codes may have the same status. */
function problemsOf(endpoint: Endpoint): Map<number, ProblemCode[]> {
  const byStatus = Map.groupBy(failuresOf(endpoint), (code) => problemKinds[code].status);
  // Any endpoint may be unavailable for a moment.
  byStatus.set(outage.status, [...(byStatus.get(outage.status) ?? []), 'internal']);
  return byStatus;
}

function describeFailures(endpoint: Endpoint): Operation['responses'] {
  return Object.fromEntries(
    [...problemsOf(endpoint)].map(([status, of]) => [
      status,
      { $ref: `#/components/responses/${problemName(status, of)}`, description: of.join(', ') },
    ]),
  );
}

/** Most endpoints fail in the same ways, so that their failures are described once. */
function describeProblems(endpoints: Endpoint[]): Record<string, object> {
  const described: Record<string, object> = {};
  for (const endpoint of endpoints) {
    for (const [status, codes] of problemsOf(endpoint)) {
      described[problemName(status, codes)] ??= describeProblem(status, codes);
    }
  }
  return described;
}

const problemName = (status: number, codes: readonly ProblemCode[]) => [status, ...codes].join('.');

function describeProblem(status: number, codes: readonly ProblemCode[]) {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
  };
  const [code = 'internal'] = codes;
  const { title } = status === outage.status ? outage : problemKinds[code];
  const example = {
    type: 'about:blank',
    title,
    status,
    detail: 'What happened, in a sentence.',
    code,
  };
  const header = failureHeaders[status];
  return {
    description: codes.join(', '),
    ...(header && { headers: { [header]: { $ref: `#/components/headers/${header}` } } }),
    content: { 'application/problem+json': { schema, example } },
  };
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

const failureHeaders: Record<number, string> = {
  401: 'WWW-Authenticate',
  429: 'Retry-After',
  503: 'Retry-After',
};

const headers = {
  'WWW-Authenticate': {
    description: '`Bearer`, if an API key was refused',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' }, example: 30 },
  ETag: { description: 'The version of the record', schema: { type: 'string' }, example: '"1"' },
  RateLimit: {
    description: 'What is left of the API key’s limit, and in how many seconds it begins again',
    schema: { type: 'string' },
    example: '"key";r=599;t=60',
  },
  'RateLimit-Policy': {
    description: 'The limit of an API key, and its window in seconds',
    schema: { type: 'string' },
    example: '"key";q=600;w=60',
  },
};

const rateLimit = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
};

/** Other versions than the record's own, such as that of an order's delivery, are sent in the body only. */
function hasETag({ answers }: Endpoint): boolean {
  return Object.values(answers).some((answer) => hasVersion(answer ?? undefined));
}

function hasVersion(shape: Endpoint['body'] | v.GenericSchema): boolean {
  return typeof shape === 'object' && jsonSchema(shape).properties?.version !== undefined;
}

function withExample(schema: JsonSchema) {
  return { schema, example: exampleOf(schema) };
}

/** Without checks and transforms that JSON Schema can't express. */
function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}
