import type { PriceRequest, ProviderPrice } from '../provider/checkouts.ts';
import type { PaymentProvider } from '../provider.ts';
import { toProviderAmount } from './amounts.ts';
import type { StripeClient } from './client.ts';
import { isMissingParam, isNotFound, wrapErrors } from './responses.ts';

type PriceMethods = Pick<PaymentProvider, 'createPrice' | 'archivePrice' | 'restorePrice'>;

export function priceMethods({ stripe, withKey }: StripeClient): PriceMethods {
  return {
    createPrice: (request) => wrapErrors(() => createPrice(request)),
    archivePrice: (priceId) =>
      wrapErrors(async () => {
        await stripe.prices.update(priceId, { active: false });
      }),
    restorePrice: ({ priceId, providerProductId }) =>
      wrapErrors(async () => {
        try {
          await stripe.products.update(providerProductId, { active: true });
          await stripe.prices.update(priceId, { active: true });
          return true;
        } catch (error) {
          if (isNotFound(error)) return false;
          throw error;
        }
      }),
  };

  async function createPrice(request: PriceRequest): Promise<ProviderPrice> {
    const { providerProductId } = request;
    if (!providerProductId) return priceOf(await createProduct(request), request);
    return priceOf(providerProductId, request).catch(async (error) => {
      if (!isMissingParam(error, 'product')) throw error;
      return priceOf(await createProduct(request), request);
    });
  }

  async function priceOf(product: string, request: PriceRequest): Promise<ProviderPrice> {
    const { interval, cents, currency } = request;
    const unit_amount = toProviderAmount(cents, currency);
    const price = { product, currency, unit_amount, recurring: { interval } };
    const { id } = await withKey(keyFor('price', request, price), (key) =>
      stripe.prices.create(price, key),
    );
    return { priceId: id, providerProductId: product };
  }

  async function createProduct(request: PriceRequest): Promise<string> {
    const product = { name: request.title, metadata: { item: request.item } };
    const { id } = await withKey(keyFor('product', request, product), (key) =>
      stripe.products.create(product, key),
    );
    return id;
  }
}

/** The key includes the parameters, because the provider rejects a reused key with others. */
function keyFor(kind: string, { key }: PriceRequest, parameters: object): string {
  const digest = new Bun.CryptoHasher('sha256').update(JSON.stringify(parameters)).digest('hex');
  return `${kind}:${key}:${digest.slice(0, 16)}`;
}
