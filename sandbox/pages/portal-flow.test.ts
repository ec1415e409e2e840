import { describe, expect, test } from 'bun:test';
import { CARD, startPortal } from '../testing/portal.ts';

describe('a portal flow', () => {
  test('opens on its page and returns to the shop', async () => {
    await using shop = await startPortal({
      flow_data: () => ({
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: 'https://shop.test/paid' } },
      }),
    });
    const response = await fetch(shop.url);
    expect(await response.text()).toContain('<h1>Update payment method</h1>');
    expect(response.headers.get('content-security-policy')).toContain("'self' https://shop.test;");
    const done = await shop.post('', CARD);
    expect(done.headers.get('location')).toBe('https://shop.test/paid');
  });

  test('cancels one subscription and confirms it', async () => {
    await using shop = await startPortal({
      flow_data: (subscription) => ({
        type: 'subscription_cancel',
        subscription_cancel: { subscription },
        after_completion: {
          type: 'hosted_confirmation',
          hosted_confirmation: { custom_message: 'See you again.' },
        },
      }),
    });
    expect(await shop.page()).toContain('<h1>Cancel Bakery website</h1>');
    expect(await (await shop.post('', {})).text()).toContain('See you again.');
    expect((await shop.subscription()).cancel_at_period_end).toBe(true);
  });
});

test('rejects unknown flows and unknown completions', async () => {
  const flow_data = [
    { type: 'card_update' },
    { type: 'subscription_pause' },
    { type: 'payment_method_update', after_completion: { type: 'applause' } },
    { type: 'payment_method_update', after_completion: { type: 'redirect' } },
    {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: 'shop.test' } },
    },
  ] as const;
  const refusals = [
    {
      param: 'flow_data[type]',
      message: expect.stringMatching(/^Invalid flow_data\[type\]: must be one of .*payment_method/),
    },
    { param: 'flow_data[type]', message: expect.stringContaining('does not support') },
    {
      param: 'flow_data[after_completion][type]',
      message: expect.stringContaining('must be one of hosted_confirmation, portal_homepage'),
    },
    { param: 'flow_data[after_completion][redirect]', code: 'parameter_missing' },
    { param: 'flow_data[after_completion][redirect][return_url]', code: 'url_invalid' },
  ];
  for (const [index, given] of flow_data.entries()) {
    await expect(startPortal({ flow_data: () => given })).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      ...refusals[index],
    });
  }
});

test('rejects a flow whose feature is disabled', async () => {
  const features = { invoice_history: { enabled: true } };
  const flow_data = () => ({ type: 'payment_method_update' }) as const;
  await expect(startPortal({ features, flow_data })).rejects.toMatchObject({
    statusCode: 400,
    param: 'flow_data[type]',
  });
});
