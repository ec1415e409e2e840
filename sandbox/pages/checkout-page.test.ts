import { describe, expect, test } from 'bun:test';
import { aSession, CANCEL_URL, pay } from '../testing/purchase.ts';
import { start } from '../testing/start.ts';

async function opened(url: string | null): Promise<{ response: Response; page: string }> {
  const response = await fetch(url ?? '');
  return { response, page: await response.text() };
}

describe('the page', () => {
  test('shows the items, their price, and that no real card is charged', async () => {
    await using shop = await start();
    const { page } = await opened((await aSession(shop.stripe)).url);
    expect(page).toContain('You’re using a sandbox. No real cards are charged.');
    expect(page).toContain('Subscribe to Bakery website');
    expect(page).toMatch(/Total per month<\/dt><dd>\$29\.00/);
    expect(page).toContain('4000 0000 0000 9995');
    expect(page).toContain(`href="${CANCEL_URL}"`);
    for (const label of ['Email', 'Card number', 'Expiration', 'CVC', 'Cardholder name']) {
      expect(page).toMatch(new RegExp(`<label for="\\w+">${label}</label>`));
    }
  });

  test('offers the enabled payment methods that the shop allows', async () => {
    await using shop = await start();
    const dynamic = await aSession(shop.stripe);
    expect(dynamic).toMatchObject({
      payment_method_types: ['card', 'link'],
      adaptive_pricing: { enabled: true },
    });
    expect((await opened(dynamic.url)).page).toMatch(/Link is also enabled[\s\S]+Adaptive Pricing/);

    const cards = await aSession(shop.stripe, {
      allowed_payment_method_types: ['card', 'paypal'],
      adaptive_pricing: { enabled: false },
    });
    expect(cards).toMatchObject({
      allowed_payment_method_types: ['card', 'paypal'],
      payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
    });
    expect((await opened(cards.url)).page).not.toMatch(/Link is also enabled|Adaptive Pricing/);
  });

  test('accepts no card if the shop does not allow cards', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe, { allowed_payment_method_types: ['link'] });
    expect((await opened(session.url)).page).not.toContain('Card number');
    await pay(session);
    expect((await shop.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    const none = aSession(shop.stripe, { allowed_payment_method_types: ['paypal'] });
    await expect(none).rejects.toMatchObject({ param: 'allowed_payment_method_types' });
  });

  test('locks an email provided by the shop', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe, { customer_email: 'ada@example.com' });
    const { page } = await opened(session.url);
    expect(page).toMatch(/<input id="email"[^>]+value="ada@example\.com"[^>]+readonly/);
    await pay(session, { email: 'mallory@example.com' });
    const { customer_details } = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(customer_details?.email).toBe('ada@example.com');
  });

  test('escapes names that the shop provided', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe, {
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: 100,
            recurring: { interval: 'month' },
            product_data: { name: '<script>alert(1)</script>' },
          },
        },
      ],
    });
    const { page } = await opened(session.url);
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
  });

  test("loads nothing, can't be framed, and submits only to itself and the shop", async () => {
    await using shop = await start();
    const { response, page } = await opened((await aSession(shop.stripe)).url);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://shop.test;");
    expect(policy).toContain("frame-ancestors 'none'");
    const [, css = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    const hash = new Bun.CryptoHasher('sha256').update(css).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is 404 for an unknown ID', async () => {
    await using shop = await start();
    const { response } = await opened(`${shop.sandbox.url}/c/pay/cs_test_none`);
    expect(response.status).toBe(404);
  });
});

test('keeps form values except the card number and CVC', async () => {
  await using shop = await start();
  const response = await pay(await aSession(shop.stripe), {
    cardNumber: '5555 5555 5555 4444',
    cardCvc: '987',
    billingName: 'Ada "the first" Lovelace',
  });
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(page).toContain('value="Ada &quot;the first&quot; Lovelace"');
  expect(page).toContain('value="12 / 44"');
  expect(page).not.toContain('5555');
  expect(page).not.toContain('987');
});

test('neither logs nor stores a card number', async () => {
  const lines: string[] = [];
  const file = `${process.env.TMPDIR ?? '/tmp'}/sandbox-${crypto.randomUUID()}.sqlite`;
  {
    await using shop = await start({ file, log: (line) => lines.push(line) });
    const session = await aSession(shop.stripe);
    await pay(session, { cardNumber: '4000 0000 0000 0002' });
    await pay(session);
    lines.push(JSON.stringify(shop.sandbox.requests()));
  }
  const stored = await Bun.file(file).text();
  for (const digits of ['4242424242424242', '4242 4242', '4000000000000002', '4000 0000']) {
    expect(stored).not.toContain(digits);
    expect(lines.join('\n')).not.toContain(digits);
  }
  expect(stored).toContain('"last4":"4242"');
  await Bun.file(file).delete();
});

test('shows completed and expired sessions with a link back', async () => {
  await using shop = await start();
  const paid = await aSession(shop.stripe);
  await pay(paid);
  const done = await opened(paid.url);
  expect(done.page).toContain('This checkout is complete');
  expect(done.page).toContain(`session_id=${paid.id}`);

  const expired = await aSession(shop.stripe);
  await shop.stripe.checkout.sessions.expire(expired.id);
  const gone = await opened(expired.url);
  expect(gone.page).toContain('This checkout has expired');
  expect(gone.page).toContain(`href="${CANCEL_URL}"`);
  expect(await (await pay(expired)).text()).toContain('This checkout has expired');
  expect((await shop.stripe.subscriptions.list()).data).toHaveLength(1);
});
