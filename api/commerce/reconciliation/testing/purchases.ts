import type { TestApp } from '#api/testing/app';
import { mapConcurrently } from '#api/testing/map-concurrently';
import { cards, pay } from '#api/testing/orders';

const atOnce = 10;

export type OpenedCheckout = { status: number; url: string; orderId: string; sessionId: string };

/** Opens a checkout as a new guest, or as the signed-in customer. */
export async function openCheckout(
  shop: Pick<TestApp, 'post'>,
  purchase: { productId: number } & Record<string, unknown>,
  cookie = '',
): Promise<OpenedCheckout> {
  const whole = {
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
    ...purchase,
  };
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const response = await shop.post('/api/orders/create-checkout', whole, headers);
  return {
    ...((await response.json()) as Omit<OpenedCheckout, 'status'>),
    status: response.status,
  };
}

/** Buys and pays that many websites without opening the success page. */
export async function buyMany(
  shop: Pick<TestApp, 'aProduct' | 'post'>,
  size: number,
  card: string = cards.good,
) {
  const { id: productId } = await shop.aProduct();
  return mapConcurrently(Array<number>(size).fill(productId), atOnce, async () => {
    const checkout = await openCheckout(shop, { productId });
    await pay(checkout.url, card);
    return checkout;
  });
}
