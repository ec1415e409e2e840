import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { readPages } from '#api/testing/lists';
import { aCancellation, anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { ListedCancellation } from '#contract/cancellations';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { customers } from '#db/schema/customers';

const shop = testShop();
const path = '/api/admin/cancellation-requests';

async function aRequest(customerName: string, values: object = {}) {
  const customer = await shop().signIn();
  const order = await anOrder(shop().db, { customerId: customer.id, customerName });
  const { id } = await aCancellation(shop().db, order);
  await shop().db.update(cancellationRequests).set(values).where(eq(cancellationRequests.id, id));
  return { id, order, customer };
}

const list = async (query = ''): Promise<ListedCancellation[]> => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  return (await readPages<ListedCancellation>(shop(), `${path}?limit=2${query}`, cookie)).flat();
};

test('lists all requests newest first, with order and customer', async () => {
  const first = await aRequest('Ada Lovelace', { error: 'The provider was away.' });
  const second = await aRequest('Grace Hopper', { status: 'withdrawn', reason: 'We close.' });
  const third = await aRequest('Ada Byron', { status: 'completed', processedAt: new Date() });
  const names = { firstName: 'Augusta', lastName: 'King' };
  await shop().db.update(customers).set(names).where(eq(customers.id, third.customer.id));
  const all = await list();
  expect(all.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
  expect(all).toMatchObject([
    { customer: { name: 'Augusta King' }, processedAt: expect.stringMatching(/Z$/) },
    { customer: { name: 'Grace Hopper' }, reason: 'We close.', status: 'withdrawn' },
    {
      orderId: first.order.id,
      customerId: first.customer.id,
      order: { orderId: first.order.orderId, productTitle: 'Saltmarsh' },
      customer: { name: 'Ada Lovelace', email: first.customer.email },
      error: 'The provider was away.',
      processedAt: null,
    },
  ]);
  expect((await list('&status=pending')).map(({ id }) => id)).toEqual([first.id]);
  expect((await list('&q=byron')).map(({ id }) => id)).toEqual([third.id]);
  expect((await list(`&q=${second.order.orderId}`)).map(({ id }) => id)).toEqual([second.id]);
  expect((await list('&sort=requestedAt:asc')).map(({ id }) => id)).toEqual([
    first.id,
    second.id,
    third.id,
  ]);
});
