import { expect, test } from 'bun:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { testShop } from '#api/testing/shop';
import { failuresOf } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { problemKinds } from '../problems.ts';
import type { Description } from './document.ts';

const shop = testShop();
const table = Object.entries(endpoints);

/** Routes that serve the description and are not part of it. */
const undescribed = new Set(['GET /api/openapi.json', 'GET /api/docs']);

const readDescription = async (): Promise<Description> =>
  (await shop().get('/api/openapi.json')).json();

test('lists exactly the routes of the API in the endpoint table', () => {
  const routes = shop()
    .app.routes.map(({ method, path }) => `${method} ${path}`)
    .filter((name) => name.includes(' /api/') && !undescribed.has(name));
  expect(routes.sort()).toEqual(table.map(([, { name }]) => name).sort());
});

test.each(table)('validates %s with the schemas of its endpoint', (_, endpoint) => {
  const route = shop().app.routes.find(
    ({ method, path }) => method === endpoint.method && path === endpoint.path,
  );
  const hooks: { query?: unknown; body?: unknown; response?: object } = route?.hooks ?? {};
  const isPage = Object.values(endpoint.answers).includes(null);
  const isSchema = (part: unknown) => typeof part === 'object' && part !== null;
  if (!isPage) expect(hooks.query).toBe('query' in endpoint ? endpoint.query : undefined);
  const body = 'body' in endpoint ? endpoint.body : undefined;
  expect(hooks.body).toBe(isSchema(body) ? body : undefined);
  const answers = Object.entries(endpoint.answers).filter(([, answer]) => isSchema(answer));
  expect(Object.entries(hooks.response ?? {})).toEqual(answers);
});

test.each(table)(
  'documents the summary, parameters, body, responses and failures of %s',
  async (operationId, endpoint) => {
    const { paths } = await readDescription();
    const operation =
      paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId, summary: endpoint.summary });
    expect(endpoint.summary).toMatch(/^[A-Z][a-z]+ [^.]+$/);

    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(endpoint.path.match(/:\w+/g) ?? []);
    const inQuery = operation?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
    expect(inQuery.length > 0).toBe('query' in endpoint);
    expect(operation?.requestBody !== undefined).toBe('body' in endpoint);
    const inHeader = operation?.parameters?.filter((parameter) => parameter.in === 'header') ?? [];
    const names = inHeader.map(({ name }) => name);
    expect(names.includes('x-account')).toBe(failuresOf(endpoint).includes('other_account'));
    const isForPrograms = endpoint.programs !== 'refused';
    expect(names.includes('Idempotency-Key')).toBe(isForPrograms && endpoint.method === 'POST');
    expect(operation?.security.some((way) => 'apiKey' in way)).toBe(isForPrograms);

    const responses = operation?.responses ?? {};
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(Object.keys(endpoint.answers)));
    for (const code of failuresOf(endpoint)) {
      expect(responses[problemKinds[code].status]?.description).toContain(code);
    }
  },
);

test('is valid to an independent validator', async () => {
  const { valid, errors } = await new Validator().validate(
    JSON.parse(JSON.stringify(await readDescription())),
  );
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

const stable = table.filter(([, { programs }]) => programs === 'stable');

test.each(stable)('has examples of %s that its schemas accept', async (_, endpoint) => {
  const { paths } = await readDescription();
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const { requestBody, responses } = paths[path]?.[endpoint.method.toLowerCase()] ?? {};
  const shapes = [
    ['body' in endpoint ? endpoint.body : undefined, requestBody] as const,
    ...Object.entries(endpoint.answers).map(
      ([status, answer]) => [answer as unknown, responses?.[status]] as const,
    ),
  ];
  for (const [shape, described] of shapes) {
    if (typeof shape !== 'object' || shape === null) continue;
    const example = described?.content?.['application/json']?.example;
    const { issues } = v.safeParse(shape as v.GenericSchema, example);
    expect(
      issues?.map((issue) => [v.getDotPath(issue), issue.message, issue.input]),
    ).toBeUndefined();
  }
});

test('describes the shape of a body', async () => {
  const { paths } = await readDescription();
  const body = paths['/api/orders/create-checkout']?.post?.requestBody;
  expect(body?.content['application/json']?.schema).toMatchObject({
    required: ['productId', 'customerName', 'customerEmail'],
    properties: { customerName: { type: 'string', minLength: 2 } },
  });
});

test.each(['/api/attachments', '/api/admin/uploads'])(
  'documents %s as a file upload',
  async (path) => {
    const { paths } = await readDescription();
    expect(paths[path]?.post?.requestBody).toEqual({
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    });
  },
);

test('serves a readable page that loads nothing from other servers', async () => {
  const response = await shop().get('/api/docs');
  expect(response.headers.get('content-type')).toContain('text/html');
  const page = await response.text();
  expect(page).toContain('POST /api/orders/create-checkout');
  expect(page).not.toMatch(/<script|src=|href="(?!\/)/);
});
