import type { PriceRequest } from '../provider/prices.ts';
import type { PaymentProvider } from '../provider.ts';
import { answered } from './answers.ts';
import type { StripeClient } from './client.ts';

type PriceVerbs = Pick<PaymentProvider, 'createPrice' | 'setPriceActive'>;

export function priceVerbs({ stripe, withKey }: StripeClient): PriceVerbs {
  return {
    createPrice: (request) => answered(() => createPrice(request)),
    setPriceActive: (priceId, active) =>
      answered(async () => {
        // A key of its own each time: a price may go and come back within a day.
        const key = { idempotencyKey: crypto.randomUUID() };
        await stripe.prices.update(priceId, { active }, key);
      }),
  };

  async function createPrice(request: PriceRequest) {
    const { item, title, interval, cents } = request;
    const product =
      request.providerProductId ??
      (
        await withKey(`product:${item}`, (key) =>
          stripe.products.create({ name: title, metadata: { item } }, key),
        )
      ).id;
    const price = await withKey(`price:${item}:${interval}:${cents}`, (key) =>
      stripe.prices.create(
        { product, currency: 'usd', unit_amount: cents, recurring: { interval } },
        key,
      ),
    );
    return { priceId: price.id, providerProductId: product };
  }
}
