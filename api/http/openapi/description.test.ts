import { expect, test } from 'bun:test';
import { testShop } from '#api/testing/shop';

const shop = testShop();

test('the description names every call with the shape of its body', async () => {
  const document = await (await shop().get('/api/openapi.json')).json();
  const described = Object.keys(document.paths);
  const routes = shop()
    .app.routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
    .filter((path) => path.startsWith('/api/'))
    .filter((path) => !['/api/docs', '/api/openapi.json'].includes(path));
  expect(described.sort()).toEqual([...new Set(routes)].sort());
  const body = document.paths['/api/orders/create-checkout'].post.requestBody;
  expect(body.content['application/json'].schema).toMatchObject({
    required: ['productId', 'customerName', 'customerEmail'],
    properties: { customerName: { type: 'string', minLength: 2 } },
  });
});

test.each(['/api/attachments', '/api/admin/uploads'])(
  'the description says that %s takes a file',
  async (path) => {
    const document = await (await shop().get('/api/openapi.json')).json();
    expect(document.paths[path].post.requestBody).toEqual({
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    });
  },
);

test('people read it on a page that loads nothing from elsewhere', async () => {
  const response = await shop().get('/api/docs');
  expect(response.headers.get('content-type')).toContain('text/html');
  const page = await response.text();
  expect(page).toContain('POST /api/orders/create-checkout');
  expect(page).not.toMatch(/<script|src=|href="(?!\/)/);
});
