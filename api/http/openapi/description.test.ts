import { expect, test } from 'bun:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { testShop } from '#api/testing/shop';
import { failuresOf } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { problemKinds } from '../problems.ts';
import type { Description } from './document.ts';
import { webhookEvents } from './webhooks.ts';

const shop = testShop();
const table = Object.entries(endpoints);

/** Routes that serve the description and are not part of it. */
const undescribed = /^GET \/api\/(openapi\.json|docs)/;

const readDescription = async (): Promise<Description> =>
  (await shop().get('/api/openapi.json')).json();

test('lists exactly the routes of the API in the endpoint table', () => {
  const routes = shop()
    .app.routes.map(({ method, path }) => `${method} ${path}`)
    .filter((name) => name.includes(' /api/') && !undescribed.test(name));
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
  const operation = paths[path]?.[endpoint.method.toLowerCase()];
  const { requestBody, responses } = operation ?? {};
  const shapes = [
    ['body' in endpoint ? endpoint.body : undefined, requestBody] as const,
    ...Object.entries(endpoint.answers).map(
      ([status, answer]) => [answer as unknown, responses?.[status]] as const,
    ),
  ];
  for (const [shape, described] of shapes) {
    if (typeof shape !== 'object' || shape === null) continue;
    expectAccepted(shape, described?.content?.['application/json']?.example);
  }
  const [, sent] = /-d '(.*)'$/s.exec(operation?.['x-codeSamples']?.[0]?.source ?? '') ?? [];
  if (!sent || !('body' in endpoint) || typeof endpoint.body === 'string') return;
  expectAccepted(endpoint.body, { version: 1, ...JSON.parse(sent.replaceAll("'\\''", "'")) });
});

function expectAccepted(shape: object, example: unknown): void {
  const { issues } = v.safeParse(shape as v.GenericSchema, example);
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message, issue.input])).toBeUndefined();
}

test.each(webhookEvents)('has an example of the webhook $type', async ({ type, payload }) => {
  const { webhooks } = await readDescription();
  const { example } = webhooks[type]?.post.requestBody?.content['application/json'] ?? {};
  expect(v.safeParse(payload, example).issues).toBeUndefined();
});

test('names the currency beside every amount that stable endpoints answer', async () => {
  const { paths } = await readDescription();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const unnamed = operations
    .filter((operation) => operation['x-programs'] === 'stable')
    .flatMap(({ operationId, responses }) =>
      Object.values(responses)
        .flatMap(({ content }) => content?.['application/json']?.schema ?? [])
        .flatMap((schema) => amountsWithoutCurrency(schema as Shape, operationId)),
    );
  expect(unnamed).toEqual([]);
});

type Shape = {
  pattern?: string;
  anyOf?: Shape[];
  items?: Shape;
  additionalProperties?: Shape;
  properties?: Record<string, Shape>;
};

function amountsWithoutCurrency(shape: Shape, path: string): string[] {
  if (shape.properties && 'currency' in shape.properties) return [];
  if (shape.pattern?.endsWith('\\.\\d{2}$')) return [path];
  const { anyOf = [], items, additionalProperties, properties = {} } = shape;
  const inside = [
    ...anyOf,
    ...(items ? [items] : []),
    ...(additionalProperties ? [additionalProperties] : []),
  ];
  return [
    ...inside.flatMap((one) => amountsWithoutCurrency(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) =>
      amountsWithoutCurrency(one, `${path}.${name}`),
    ),
  ];
}

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

test('serves a page that loads only files of the shop, compressed', async () => {
  const page = await shop().get('/api/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]*)"/g)];
  expect(addresses).toHaveLength(5);
  for (const [, address = ''] of addresses) {
    const file = await shop().get(address, { 'accept-encoding': 'br' });
    expect([address, file.status]).toEqual([address, 200]);
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(file.headers.get('cache-control')).toContain('max-age');
    expect(file.headers.get('content-security-policy')).not.toBeNull();
  }
});

test('has a sample in curl and one in TypeScript of all that programs can call', async () => {
  for (const [path, methods] of Object.entries((await readDescription()).paths)) {
    for (const { 'x-programs': programs, 'x-codeSamples': samples = [] } of Object.values(
      methods,
    )) {
      const languages = samples.map(({ label }) => label);
      expect([path, languages]).toEqual([
        path,
        programs === 'refused' ? [] : ['curl', 'TypeScript'],
      ]);
    }
  }
});
