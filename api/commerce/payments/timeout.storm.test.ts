import { expect, test } from 'bun:test';
import { expectByContract } from '#api/testing/by-contract';
import { buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';

const shop = testShop();

test('responds within 20 seconds however many provider responses are missing', async () => {
  const { post, send, sandbox } = shop();
  const [admin, customer] = [await shop().signIn({ isAdmin: true }), await shop().signIn()];
  const [bought, ending] = [await buy(shop(), ''), await buy(shop(), customer.cookie)];
  const cancel = `/api/customer/subscriptions/${ending.id}/cancel`;
  const { id } = await (await post(cancel, {}, { cookie: customer.cookie })).json();
  const { id: productId } = await shop().aProduct();
  const purchase = { productId, customerName: 'Ada Lovelace', customerEmail: 'ada@example.com' };
  const refund = { amount: '7.00', requestId: crypto.randomUUID() };
  const requests: (() => Promise<Response>)[] = [
    () => post('/api/orders/create-checkout', purchase),
    () => post(`/api/orders/${bought.id}/refunds`, refund, { cookie: admin.cookie }),
    () =>
      send('PATCH', `/api/admin/cancellation-requests/${id}/process`, undefined, {
        cookie: admin.cookie,
      }),
  ];

  for (let request = 0; request < 30; request += 1) {
    sandbox.faults.next('*', 'hang');
    sandbox.faults.next('*', { delayMs: 0 });
  }
  const startedMs = performance.now();
  const tookMs = await Promise.all(
    requests.map((send) => send().then(() => performance.now() - startedMs)),
  );
  expect(Math.max(...tookMs)).toBeLessThan(20_000);

  sandbox.faults.clear();
  const again = await post('/api/orders/create-checkout', purchase);
  expect(await again.json()).toMatchObject({ url: expect.stringContaining('/c/pay/') });
  await expectByContract(sandbox);
}, 30_000);
