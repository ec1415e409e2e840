import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { planDesk, regular } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { refunds } from '#db/schema/refunds';

setDefaultTimeout(20_000);

const shop = testShop();
const { ask, planOf, take, taken } = planDesk(shop);
const changeIt = 'POST /v1/subscriptions/{id}';

afterEach(() => shop().sandbox.faults.clear());

type Subscriber = Awaited<ReturnType<typeof aSubscriber>>;
type Call = (of: Subscriber) => Promise<Response>;

const get =
  (path: string): Call =>
  ({ cookie }) =>
    shop().get(path, { cookie });

const asAdmin = async (method: string, path: string, body?: unknown) => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  return shop().send(method, path, body, { cookie });
};

const cancelPath = ({ order }: Subscriber) => `/api/customer/subscriptions/${order.id}/cancel`;

const calls: [string, string, Call][] = [
  [
    'the card form',
    'POST /v1/billing_portal/sessions',
    ({ cookie }) => shop().post('/api/customer/billing-portal', {}, { cookie }),
  ],
  ['invoices', 'GET /v1/invoices', get('/api/customer/invoices')],
  ['credits', 'GET /v1/customers/{id}', get('/api/customer/credits')],
  ['cards', 'GET /v1/subscriptions/{id}', get('/api/customer/cards')],
  ['a plan’s price', 'POST /v1/invoices/create_preview', (of) => ask(of, regular)],
  ['a plan', changeIt, (of) => take(of, regular)],
  [
    'a cancellation by the shop',
    changeIt,
    ({ order }) => asAdmin('POST', `/api/orders/${order.id}/cancel`, { when: 'period_end' }),
  ],
];

// A declined card has words of its own where a plan is changed.
const cases = calls.flatMap(([what, operation, call]) =>
  [400, 401, 403, ...(what === 'a plan' ? [] : [402])].map(
    (status) => [what, status, operation, call] as const,
  ),
);

test.each(cases)(
  'tells of %s with %p as refused, and logs it',
  async (_, status, operation, call) => {
    const of = await aSubscriber(shop());
    const before = shop().log.length;
    shop().sandbox.faults.always(operation, { status });
    const response = await call(of);
    expect(response.status).toBe(409);
    const { code, detail } = await response.json();
    expect(code).toBe('conflict');
    expect(detail).toStartWith('The payment provider refused this');
    const said = shop()
      .log.slice(before)
      .filter((line) => line.includes(`refused: ${status}: `));
    expect(said).toHaveLength(1);
    expect(said[0]).not.toContain('@');
  },
);

test('settles a rejected plan change, so that it can be tried again', async () => {
  const of = await aSubscriber(shop());
  shop().sandbox.faults.always(changeIt, { status: 402 });
  expect((await take(of, regular)).status).toBe(409);
  shop().sandbox.faults.clear();
  expect((await taken(of, regular)).totalAmount).toBe('69.00');
  expect(await planOf(of.order.orderId)).toMatchObject({ supportPackage: 'regular' });
});

test('keeps a cancellation that could not be withdrawn, and does not call it ended', async () => {
  const of = await aSubscriber(shop());
  const { id } = await (await shop().post(cancelPath(of), {}, { cookie: of.cookie })).json();
  expect((await asAdmin('PATCH', `/api/admin/cancellation-requests/${id}/process`)).status).toBe(
    200,
  );
  shop().sandbox.faults.always(changeIt, { status: 401 });
  const withdraw = () => shop().send('DELETE', cancelPath(of), undefined, { cookie: of.cookie });
  const refused = await withdraw();
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toStartWith('The payment provider refused this');
  shop().sandbox.faults.clear();
  expect((await withdraw()).status).toBe(200);
});

test('keeps a rejected cancellation pending, with what the provider answered', async () => {
  const of = await aSubscriber(shop());
  const { id } = await (await shop().post(cancelPath(of), {}, { cookie: of.cookie })).json();
  const process = () => asAdmin('PATCH', `/api/admin/cancellation-requests/${id}/process`);
  shop().sandbox.faults.always(changeIt, { status: 403 });
  const refused = await process();
  expect([refused.status, (await refused.json()).detail]).toEqual([
    409,
    expect.stringContaining('The provider’s answer: 403: '),
  ]);
  const where = eq(cancellationRequests.id, id);
  const request = await shop().db.query.cancellationRequests.findFirst({ where });
  expect(request).toMatchObject({ status: 'pending', error: expect.stringContaining('403') });
  shop().sandbox.faults.clear();
  expect((await process()).status).toBe(200);
});

test('keeps a refund pending while the provider refuses the shop’s key', async () => {
  const { order } = await aSubscriber(shop());
  const requestId = crypto.randomUUID();
  shop().sandbox.faults.always('POST /v1/refunds', { status: 401 });
  const answer = await asAdmin('POST', `/api/orders/${order.id}/refunds`, {
    amount: '5.00',
    requestId,
  });
  expect((await answer.json()).status).toBe('pending');
  const where = eq(refunds.requestId, requestId);
  expect(await shop().db.query.refunds.findFirst({ where })).toMatchObject({ error: null });
});
