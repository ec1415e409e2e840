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

test('serves purchases of two clients at once', async () => {
  await using shop = await start();
  const clients = [clientOf(shop.sandbox.port), clientOf(shop.sandbox.port)];
  const sessions = await Promise.all(clients.map((client) => aSession(client)));
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
});
