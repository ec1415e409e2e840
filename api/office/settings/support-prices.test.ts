import { expect, test } from 'bun:test';
import { aSubscriber } from '#api/testing/event-stream';
import { findOrder } from '#api/testing/orders';
import { planDesk, regular } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';
import type { SubscriptionDetails } from '#contract/subscriptions';

const shop = testShop();
const { support } = defaultSettings;
const month = { supportPackage: 'regular', billingInterval: 'month' } as const;

let version = 0;
/** The next version of the packages. */
async function change(values: Record<string, unknown>): Promise<Response> {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const value = { ...support, ...values };
  const body = { section: 'support', version, value };
  const response = await shop().send('PATCH', '/api/admin/settings', body, { cookie });
  if (response.ok) version += 1;
  return response;
}

test('sell at the new price, and keep what was sold before', async () => {
  const before = await aSubscriber(shop(), { purchase: month });
  const without = await aSubscriber(shop());
  expect((await change({ regularPrice: '75.5' })).status).toBe(200);

  const after = await aSubscriber(shop(), { purchase: month });
  expect(after.order).toMatchObject({ intervalSupportPrice: 7550, intervalTotal: 9450 });
  const annual = await aSubscriber(shop(), { purchase: { ...month, billingInterval: 'year' } });
  expect(annual.order.intervalSupportPrice).toBe(12 * 7550);
  const kept = await findOrder(shop(), before.order.orderId);
  expect(kept).toMatchObject({ intervalSupportPrice: 5000, intervalTotal: 6900 });

  // A subscription that adds support pays the new price, and is told so before.
  const offered: SubscriptionDetails = await (
    await shop().get(`/api/customer/subscriptions/${without.order.id}`, { cookie: without.cookie })
  ).json();
  const monthly = offered.plans.find(({ billingInterval }) => billingInterval === 'month');
  const { intervalSupportPrice } =
    monthly?.supportPackages.find(({ supportPackage }) => supportPackage === 'regular') ?? {};
  expect(intervalSupportPrice).toBe('75.50');
  const preview = await (await planDesk(shop).ask(without, regular)).json();
  expect(preview).toMatchObject({ intervalTotal: '94.50' });
});

test.each([
  [{ regularPrice: '-1' }, 'value.regularPrice', 'A price can’t be negative.'],
  [
    { regularPrice: '1.999' },
    'value.regularPrice',
    'Enter an amount like 12.50, with at most two digits after the period',
  ],
  [{ regularPrice: '' }, 'value.regularPrice', 'Required'],
  [{ expansionPrice: '10000.01' }, 'value.expansionPrice', 'Enter a price of at most $10,000.00.'],
  [{ regularContent: [] }, 'value.regularContent', 'Enter at least one point.'],
  [{ regularContent: ['a', ' '] }, 'value.regularContent', 'Enter one item per line.'],
  [
    { migrationContent: ['x'.repeat(81)] },
    'value.migrationContent',
    'A point can have at most 80 characters.',
  ],
  [{ migrationContent: Array(13).fill('x') }, 'value.migrationContent', 'Enter at most 12 points.'],
])('refuses %j', async (values, path, message) => {
  const response = await change(values);
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toEqual([{ path, message }]);
});
