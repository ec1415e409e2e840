import { describe, expect, test } from 'bun:test';
import { buy } from '#api/testing/orders';
import { codeSentTo, cookieOf, signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';

const shop = testShop();
const minuteMs = 60_000;

/** A purchase without an account, and the code in its receipt. */
async function aGuest() {
  const customerEmail = `${crypto.randomUUID()}@example.com`;
  const order = await buy(shop(), '', { customerEmail });
  return { email: customerEmail, order, code: await receiptCodeOf(customerEmail) };
}

async function receiptCodeOf(email: string): Promise<string> {
  const texts = (await shop().mailsTo(email)).map(({ text }) => text);
  return /email you another one:\s+(\d{6})\n/.exec(texts.join('\n'))?.[1] ?? '';
}

async function countCodeMails(email: string): Promise<number> {
  const mails = await shop().mailsTo(email);
  return mails.filter(({ subject }) => subject.endsWith('verification code')).length;
}

const verify = (cookie: string, code: string) =>
  shop().post('/api/customer/email/verify', { code }, { cookie });

describe('the code in a guest’s receipt', () => {
  test('adds the order to an account that is created soon, and is emailed once more', async () => {
    const { email, order, code } = await aGuest();
    const { cookie } = await signUp(shop(), { email });
    expect(await countCodeMails(email)).toBe(1);
    expect(await codeSentTo(shop(), email)).toBe(code);
    const verified = await verify(cookie, code);
    expect(verified.status).toBe(200);
    const own = await shop().get('/api/customer/subscriptions', { cookie: cookieOf(verified) });
    expect(await own.json()).toMatchObject([{ orderId: order.orderId }]);
  });

  test('stops working ten minutes after the receipt', async () => {
    const { email, code } = await aGuest();
    const { cookie } = await signUp(shop(), { email });
    shop().clock.shiftMs = 11 * minuteMs;
    const late = await verify(cookie, code);
    shop().clock.shiftMs = 0;
    expect(late.status).toBe(400);
  });

  test('is replaced by an emailed one when the account is created later', async () => {
    const { email, code } = await aGuest();
    shop().clock.shiftMs = 6 * minuteMs;
    const { cookie } = await signUp(shop(), { email });
    const newer = await codeSentTo(shop(), email);
    const [first, second] = [await verify(cookie, code), await verify(cookie, newer)];
    shop().clock.shiftMs = 0;
    expect([first.status, second.status]).toEqual([400, 200]);
  });

  test('verifies no other address', async () => {
    const { code } = await aGuest();
    const { email, cookie } = await signUp(shop());
    expect(await countCodeMails(email)).toBe(1);
    expect((await verify(cookie, code)).status).toBe(400);
  });

  test('is in no receipt of a customer who is signed in', async () => {
    const { email, cookie } = await signUp(shop());
    await buy(shop(), cookie, { customerEmail: email });
    expect(await receiptCodeOf(email)).toBe('');
  });
});
