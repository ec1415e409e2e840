import type { PriceRequest, ProviderPrice } from '../provider/checkouts.ts';
import type { PaymentProvider } from '../provider.ts';
import type { StripeClient } from './client.ts';
import { isMissingParam, isNotFound, toProviderAmount, wrapErrors } from './responses.ts';
import { behaviorOf } from './taxes.ts';

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
    try {
      const { tax } = request;
      if (tax) await stripe.products.update(providerProductId, { tax_code: tax.code ?? '' });
      return await priceOf(providerProductId, request);
    } catch (error) {
      if (!isNotFound(error) && !isMissingParam(error, 'product')) throw error;
      return priceOf(await createProduct(request), request);
    }
  }

  async function priceOf(product: string, request: PriceRequest): Promise<ProviderPrice> {
    const { interval, cents, currency, tax } = request;
    const price = {
      product,
      currency,
      unit_amount: toProviderAmount(cents, currency),
      recurring: { interval },
      ...(tax && { tax_behavior: behaviorOf(tax) }),
    };
    const { id } = await withKey(keyFor('price', request, price), (key) =>
      stripe.prices.create(price, key),
    );
    return { priceId: id, providerProductId: product };
  }

  async function createProduct(request: PriceRequest): Promise<string> {
    const { item, title: name, tax } = request;
    const product = { name, metadata: { item }, ...(tax?.code && { tax_code: tax.code }) };
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
