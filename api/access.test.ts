import { expect, test } from 'bun:test';
import { testShop } from './testing/shop.ts';

const shop = testShop();

/** stranger, customer, another customer, admin: the status that each gets. */
type Row = [request: string, stranger: number, customer: number, other: number, admin: number];

/** Every route has a row; ids in the paths name nothing unless the row says so. */
const table: Record<string, Row[]> = {
  'GET /api/health': [['', 200, 200, 200, 200]],
  'GET /api/ready': [['', 200, 200, 200, 200]],
  'GET /api/openapi.json': [['', 200, 200, 200, 200]],
  'GET /api/docs': [['', 200, 200, 200, 200]],
  'GET /api/user': [['', 401, 200, 200, 200]],
  'GET /api/customer/auth/user': [['', 401, 200, 200, 200]],
  'GET /api/products': [['', 200, 200, 200, 200]],
  'GET /api/products/:id': [
    ['active', 200, 200, 200, 200],
    ['inactive', 404, 404, 404, 200],
    ['0', 404, 404, 404, 404],
    ['-1', 404, 404, 404, 404],
    ['1e3', 404, 404, 404, 404],
    ['99999999999', 404, 404, 404, 404],
    ['%00', 404, 404, 404, 404],
  ],
  'POST /api/orders/create-checkout': [['', 400, 400, 400, 400]],
  'GET /api/checkout/sessions/:id': [
    ['cs_test_nothing', 404, 404, 404, 404],
    ['%00', 404, 404, 404, 404],
  ],
  'POST /api/webhooks/stripe': [['', 400, 400, 400, 400]],
};

test('every route has its row', () => {
  const routes = shop().app.routes.map(({ method, path }) => `${method} ${path}`);
  expect(routes.sort()).toEqual(Object.keys(table).sort());
});

test.each(
  Object.entries(table).flatMap(([route, rows]) => rows.map((row) => [route, row] as const)),
)('%s %j', async (route, [id, ...expected]) => {
  const [method = '', pattern = ''] = route.split(' ');
  const ids: Record<string, () => Promise<{ id: number }>> = {
    active: () => shop().aProduct(),
    inactive: () => shop().aProduct({ active: false }),
  };
  const made = ids[id];
  const path = pattern.replace(':id', made ? String((await made()).id) : id);
  const people = [{}, {}, { isAdmin: true }].map((person) => shop().signIn(person));
  const signedIn = (await Promise.all(people)).map(({ cookie }) => ({ cookie }));
  const callers: Record<string, string>[] = [{}, ...signedIn];
  const answers = callers.map((headers) =>
    method === 'GET' ? shop().get(path, headers) : shop().post(path, {}, headers),
  );
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual(expected);
});

test('the catalogue shows an inactive product to admins alone', async () => {
  const { id } = await shop().aProduct({ active: false });
  const admin = await shop().signIn({ isAdmin: true });
  const customer = await shop().signIn();
  const seenBy = async (headers: Record<string, string>) => {
    const list: { id: number }[] = await (await shop().get('/api/products', headers)).json();
    return list.some((product) => product.id === id);
  };
  expect(await seenBy({})).toBe(false);
  expect(await seenBy({ cookie: customer.cookie })).toBe(false);
  expect(await seenBy({ cookie: admin.cookie })).toBe(true);
});

test.each(['session=forged', 'session=forged.signature', 'session=%7B%7D', 'session='])(
  'the forged cookie %s is merely signed out',
  async (cookie) => {
    expect((await shop().get('/api/user', { cookie })).status).toBe(401);
    expect((await shop().get('/api/products', { cookie })).status).toBe(200);
  },
);
