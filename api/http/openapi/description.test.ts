import { expect, test } from 'bun:test';
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
    const isPersonal = failuresOf(endpoint).includes('other_account');
    expect(inHeader.map(({ name }) => name)).toEqual(isPersonal ? ['x-account'] : []);

    const responses = operation?.responses ?? {};
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(Object.keys(endpoint.answers)));
    for (const code of failuresOf(endpoint)) {
      expect(responses[problemKinds[code].status]?.description).toContain(code);
    }
  },
);

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
