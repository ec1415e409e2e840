import { afterAll, describe, expect, test } from 'bun:test';
import { aLiveSite, liveOrders, liveUrl as url } from '#api/testing/live-site';
import { aDelivery } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { AuditEntry } from '#contract/audit';
import type { OrderDetails } from '#contract/orders';

const site = aLiveSite();
afterAll(() => site.stop());
const shop = testShop({ checkAddress: site.checkAddress });

const { asAdmin, aLiveOrder, detailsOf } = liveOrders(shop);

describe('a live address', () => {
  const deliver = async (liveUrl: unknown) => {
    const order = await aLiveOrder({ liveUrl: null, deliveryVersion: 0 });
    const body = { ...aDelivery(), liveUrl };
    const { status } = await asAdmin(`/api/orders/${order.id}/deliver`, body);
    return { status, liveUrl: (await detailsOf(order)).liveUrl };
  };

  test('is set with the delivery and trimmed', async () => {
    expect(await deliver(` ${url} `)).toEqual({ status: 200, liveUrl: url });
  });

  test.each([
    ...['http://www.harbor.example/', 'www.harbor.example', '/demos/saltmarsh/', 'https://'],
    ...['https://localhost/', 'https://10.0.0.1/', 'https://[::1]/', 'https://2130706433/'],
    ...['https://www.harbor.example:8443/', 'https://ada:secret@www.harbor.example/'],
    ...['javascript:alert(1)', `https://www.harbor.example/${'a'.repeat(2_048)}`, 7],
  ])('is refused: %p', async (address) => {
    expect(await deliver(address)).toEqual({ status: 400, liveUrl: null });
  });

  test('stays if a later delivery doesn’t name one, and is removed by an empty one', async () => {
    const order = await aLiveOrder();
    const again = async (version: number, values: object) => {
      const body = { ...aDelivery({ version }), ...values };
      const response = await asAdmin(`/api/orders/${order.id}/deliver`, body);
      return ((await response.json()) as OrderDetails).liveUrl;
    };
    expect(await again(1, {})).toBe(url);
    expect(await again(2, { liveUrl: '' })).toBeNull();
  });

  test('is checked without waiting for the schedule, whenever it is new', async () => {
    const order = await aLiveOrder({ liveUrl: null, deliveryVersion: 0 });
    const job = `first-site-check ${order.id}`;
    const added = () => shop().jobs.added.filter((one) => one === job).length;
    await asAdmin(`/api/orders/${order.id}/deliver`, { ...aDelivery(), liveUrl: url });
    expect(added()).toBe(1);
    await asAdmin(`/api/orders/${order.id}/deliver`, aDelivery({ version: 1, liveUrl: url }));
    expect(added()).toBe(1);
    const { cookie } = await shop().signIn({ isAdmin: true });
    const change = async (liveUrl: string, version: number) =>
      shop().send(
        'PATCH',
        `/api/orders/${order.id}/live-address`,
        { liveUrl, version },
        { cookie },
      );
    await change('https://www.harbor.example/new', 2);
    expect(added()).toBe(2);
    await change('', 3);
    expect(added()).toBe(2);
  });

  test('that changes is in the audit log without its value', async () => {
    const order = await aLiveOrder();
    const moved = aDelivery({
      version: 1,
      liveUrl: 'https://harbor.example/',
      allowProblems: true,
    });
    await asAdmin(`/api/orders/${order.id}/deliver`, moved);
    const entries: AuditEntry[] = await (
      await asAdmin(`/api/admin/audit?q=${order.orderId}`)
    ).json();
    const entry = entries.find(({ verb }) => verb === 'order.credentials_replaced');
    expect(entry).toMatchObject({
      verb: 'order.credentials_replaced',
      changes: expect.arrayContaining([{ field: 'liveUrl', before: null, after: null }]),
    });
    expect(JSON.stringify(entries)).not.toContain('harbor.example');
  });

  test('can be checked before the delivery', async () => {
    const check = async (address: string) =>
      (await asAdmin('/api/admin/address-checks', { url: address })).json();
    expect(await check(url)).toMatchObject({
      problem: null,
      status: 200,
      certificateEndsAt: '2049-01-01T00:00:00.000Z',
    });
    expect(await check('https://local.harbor.example/')).toMatchObject({
      problem: 'private_address',
      status: null,
    });
    expect(await check('https://other.example/')).toMatchObject({ problem: 'bad_certificate' });
    expect(await check('http://www.harbor.example/')).toMatchObject({ status: 400 });
  });
});
