import type { TestApp } from '#api/testing/app';
import { inLanes } from '#api/testing/lanes';
import { cards, pay } from '#api/testing/pay';

const atOnce = 10;

export type Opened = { status: number; url: string; orderId: string; sessionId: string };

/** Presses the button at the checkout, as a guest of their own or as whoever the cookie names. */
export async function press(
  shop: Pick<TestApp, 'post'>,
  purchase: { productId: number } & Record<string, unknown>,
  cookie = '',
): Promise<Opened> {
  const whole = {
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
    ...purchase,
  };
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const response = await shop.post('/api/orders/create-checkout', whole, headers);
  return { ...((await response.json()) as Omit<Opened, 'status'>), status: response.status };
}

/** So many buy one website each and pay; nobody looks at the success page. */
export async function crowd(
  shop: Pick<TestApp, 'aProduct' | 'post'>,
  size: number,
  card: string = cards.good,
) {
  const { id: productId } = await shop.aProduct();
  return inLanes(Array<number>(size).fill(productId), atOnce, async () => {
    const checkout = await press(shop, { productId });
    await pay(checkout.url, card);
    return checkout;
  });
}
