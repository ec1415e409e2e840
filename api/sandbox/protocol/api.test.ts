import { describe, expect, test } from 'bun:test';
import { aPrice, aSession } from '../testing/purchase.ts';
import { clientOf, raw, SECRET_KEY, start } from '../testing/start.ts';
import { apiVersion } from './contract.ts';

describe('the secret key', () => {
  test('is required', async () => {
    await using shop = await start();
    const response = await fetch(`${shop.sandbox.url}/v1/products`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('is rejected if wrong, without being echoed in full', async () => {
    await using shop = await start();
    const response = await raw(shop.sandbox, '/v1/products', {
      headers: { Authorization: 'Bearer sk_test_somebody_elses_long_key' },
    });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('somebody');
  });

  test('can be sent as a basic auth user name', async () => {
    await using shop = await start();
    const response = await raw(shop.sandbox, '/v1/products', {
      headers: { Authorization: `Basic ${btoa(`${SECRET_KEY}:`)}` },
    });
    expect(response.status).toBe(200);
  });
});

describe('a URL', () => {
  test('is 404 for an unknown path or method', async () => {
    await using shop = await start();
    const help =
      'Please see https://stripe.com/docs or we can help at https://support.stripe.com/.';
    for (const [method, path, hint] of [
      ['GET', '/v1/teapots', ''],
      ['DELETE', '/v1/products', ''],
      ['PUT', '/v1/subscriptions/sub_1', ''],
      [
        'GET',
        '/v1/customers/',
        ' If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.',
      ],
    ] as const) {
      const response = await raw(shop.sandbox, path, { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        error: {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${path}).${hint} ${help}`,
        },
      });
    }
  });

  test('is 404 for a missing object', async () => {
    await using shop = await start();
    await expect(shop.stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such subscription: 'sub_none'",
    });
  });

  test('includes a doc_url in errors with a code', async () => {
    await using shop = await start();
    const explained = async (path: string, init?: RequestInit) => {
      const { error } = await (await raw(shop.sandbox, path, init)).json();
      return [error.code, error.doc_url];
    };
    const page = 'https://stripe.com/docs/error-codes';
    expect(await explained('/v1/subscriptions/sub_none')).toEqual([
      'resource_missing',
      `${page}/resource-missing`,
    ]);
    expect(await explained('/v1/products', { method: 'POST', body: 'colour=red' })).toEqual([
      'parameter_unknown',
      `${page}/parameter-unknown`,
    ]);
    expect(await explained('/v1/teapots')).toEqual([undefined, undefined]);
  });

  test('is 404 for an object of another kind', async () => {
    await using shop = await start();
    const { product } = await aPrice(shop.stripe);
    await expect(shop.stripe.customers.retrieve(String(product))).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});

test('returns a request ID and the API version', async () => {
  await using shop = await start();
  const own = await raw(shop.sandbox, '/v1/products');
  expect(own.headers.get('request-id')).toMatch(/^req_\w{14}$/);
  expect(own.headers.get('stripe-version')).toBe(apiVersion);
});

describe('a version', () => {
  async function ask(version: string) {
    await using shop = await start();
    const response = await raw(shop.sandbox, '/v1/products', {
      headers: { 'Stripe-Version': version },
    });
    const { error } = await response.json();
    return { status: response.status, error, supported: response.headers.get('stripe-version') };
  }

  test('that does not exist is rejected with the provider’s error', async () => {
    for (const version of ['2019-2-19', '2025-09-30.acacia', `${apiVersion}, ${apiVersion}`]) {
      expect(await ask(version)).toEqual({
        status: 400,
        error: {
          type: 'invalid_request_error',
          message: `Invalid Stripe API version: ${version}`,
        },
        supported: apiVersion,
      });
    }
  });

  test('from the past is rejected by name and not echoed as supported', async () => {
    for (const version of ['2025-01-27.acacia', '2024-06-20']) {
      const { status, error, supported } = await ask(version);
      expect([status, supported]).toEqual([400, apiVersion]);
      expect(error.message).toContain(`does not support API version ${version}`);
    }
  });

  test('that the package sends is supported', async () => {
    expect(await ask(apiVersion)).toMatchObject({ status: 200, supported: apiVersion });
  });
});

test('rejects parameters that the provider has and the sandbox lacks', async () => {
  await using shop = await start();
  await expect(
    aSession(shop.stripe, { subscription_data: { trial_period_days: 7 } }),
  ).rejects.toMatchObject({
    statusCode: 400,
    param: 'subscription_data[trial_period_days]',
    message: expect.stringContaining('does not support the parameter'),
  });
});

test('rejects a body above the size limit', async () => {
  await using shop = await start();
  const body = `name=${'a'.repeat(1024 * 1024)}`;
  expect((await raw(shop.sandbox, '/v1/products', { method: 'POST', body })).status).toBe(413);
});

describe('expand', () => {
  test('expands IDs, lists included on request, and nested objects', async () => {
    await using shop = await start();
    const { stripe } = shop;
    const { id } = await aSession(stripe, { customer_email: 'ada@example.com' });
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items.data.price.product'],
    });
    expect(session.line_items?.data[0]?.price?.product).toMatchObject({ name: 'Bakery website' });
  });

  test('rejects properties that are not references, even if empty', async () => {
    await using shop = await start();
    const { id } = await aPrice(shop.stripe);
    const session = await aSession(shop.stripe);
    const { prices, checkout, subscriptions } = shop.stripe;
    const ofPrice = (expand: string[]) => prices.retrieve(id, { expand });
    // Not paid yet, so the customer and the subscription are null.
    const ofSession = (expand: string[]) => checkout.sessions.retrieve(session.id, { expand });
    const ofNone = (expand: string[]) => subscriptions.list({ expand });
    const asked: [ask: (expand: string[]) => Promise<unknown>, paths: string[]][] = [
      [ofPrice, ['teapot', 'id', 'currency', 'metadata', 'recurring', 'product.name']],
      [ofSession, ['customer.teapot', 'customer_details', 'subscription.items']],
      [ofNone, ['data.metadata', 'data.items.data.quantity', 'data']],
    ];
    for (const [ask, paths] of asked) {
      for (const path of paths) {
        await expect(ask([path])).rejects.toMatchObject({
          statusCode: 400,
          param: 'expand',
          message: `This property cannot be expanded (${path}).`,
        });
      }
    }
  });

  test('suggests the path inside a list', async () => {
    await using shop = await start();
    await expect(shop.stripe.prices.list({ expand: ['product'] })).rejects.toMatchObject({
      message:
        "This property cannot be expanded (product). You may want to try expanding 'data.product' instead.",
    });
  });

  test('rejects more than four levels', async () => {
    await using shop = await start();
    const { id } = await aPrice(shop.stripe);
    const expand = ['product.price.product.price.product'];
    await expect(shop.stripe.prices.retrieve(id, { expand })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('more than 4 levels'),
    });
  });

  test('creates nothing if a path is rejected', async () => {
    await using shop = await start();
    const make = shop.stripe.products.create({ name: 'A', expand: ['metadata'] });
    await expect(make).rejects.toMatchObject({ statusCode: 400 });
    expect((await shop.stripe.products.list()).data).toEqual([]);
  });

  test('leaves a null reference as it is', async () => {
    await using shop = await start();
    const { id } = await aSession(shop.stripe);
    const expand = ['customer', 'subscription.latest_invoice'];
    const session = await shop.stripe.checkout.sessions.retrieve(id, { expand });
    expect(session).toMatchObject({ customer: null, subscription: null });
  });
});

describe('a list', () => {
  test('is paginated newest first, in both directions', async () => {
    await using shop = await start();
    const { stripe } = shop;
    for (const name of ['A', 'B', 'C', 'D', 'E']) await stripe.products.create({ name });
    const names = (page: { data: { name: string }[] }) =>
      page.data.map(({ name }) => name).join('');

    const first = await stripe.products.list({ limit: 2 });
    expect([names(first), first.has_more]).toEqual(['ED', true]);
    const cursor = first.data[1]?.id ?? '';
    const second = await stripe.products.list({ limit: 3, starting_after: cursor });
    expect([names(second), second.has_more]).toEqual(['CBA', false]);
    const before = await stripe.products.list({ limit: 1, ending_before: cursor });
    expect([names(before), before.has_more]).toEqual(['E', false]);
    const all = await stripe.products.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
    expect(all.map(({ name }) => name).join('')).toBe('EDCBA');
  });

  test('rejects a limit out of range and an unknown cursor', async () => {
    await using shop = await start();
    for (const params of [{ limit: 101 }, { limit: 0 }, { starting_after: 'prod_none' }]) {
      await expect(shop.stripe.products.list(params)).rejects.toMatchObject({ statusCode: 400 });
    }
  });

  test('rejects a filter that names a missing object', async () => {
    await using shop = await start();
    const { stripe } = shop;
    const asked: [noun: string, param: string, ask: (id: string) => Promise<unknown>][] = [
      ['customer', 'customer', (customer) => stripe.subscriptions.list({ customer })],
      ['customer', 'customer', (customer) => stripe.checkout.sessions.list({ customer })],
      ['customer', 'customer', (customer) => stripe.invoices.list({ customer })],
      ['subscription', 'subscription', (subscription) => stripe.invoices.list({ subscription })],
      ['price', 'price', (price) => stripe.subscriptions.list({ price })],
      ['product', 'product', (product) => stripe.prices.list({ product })],
      ['charge', 'charge', (charge) => stripe.refunds.list({ charge })],
      ['invoice', 'invoice', (invoice) => stripe.invoicePayments.list({ invoice })],
      [
        'payment_intent',
        'payment',
        (payment_intent) =>
          stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent } }),
      ],
    ];
    for (const [noun, param, ask] of asked) {
      await expect(ask('none_1')).rejects.toMatchObject({
        statusCode: 400,
        code: 'resource_missing',
        message: `No such ${noun}: 'none_1'`,
        param,
      });
    }
  });

  test('applies its filters', async () => {
    await using shop = await start();
    const { stripe } = shop;
    const old = await aPrice(stripe);
    const present = await aPrice(stripe, 3900);
    await stripe.prices.update(old.id, { active: false });
    const ids = async (params: object) =>
      (await stripe.prices.list(params)).data.map(({ id }) => id);
    expect(await ids({ active: true })).toEqual([present.id]);
    expect(await ids({ product: String(old.product) })).toEqual([old.id]);
    expect(await ids({ created: { lt: 1 } })).toEqual([]);
  });
});

test('serves purchases of two clients at once', async () => {
  await using shop = await start();
  const clients = [clientOf(shop.sandbox.port), clientOf(shop.sandbox.port)];
  const sessions = await Promise.all(clients.map((client) => aSession(client)));
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
});
