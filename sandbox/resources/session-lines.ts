import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid, missingParameter, notSupported } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { namedRates, type TaxRate } from '../tax/tax-rates.ts';
import { type AppliedRate, amountOf, taxesOn } from '../tax/taxes.ts';
import type { Coupon } from './coupons.ts';
import { reductions } from './discounts.ts';
import { addPrice } from './prices.ts';
import { requireReferenced } from './retrieve.ts';

export type SessionLine = Omit<Wire<Stripe.LineItem>, 'price'> & {
  price: Kinds['price'];
  quantity: number;
};

/** A line with what decides its tax, which the API doesn't show. */
export type TaxableLine = SessionLine & { tax_rates: TaxRate[]; taxes?: SessionTax[] };
type SessionTax = Wire<Stripe.LineItem.Tax>;

type LineParams = NonNullable<Wire<Stripe.Checkout.SessionCreateParams>['line_items']>[number];

/** A new session's lines: recurring prices with one currency and one interval. */
export function sessionLines(context: Context, params: LineParams[] = []): TaxableLine[] {
  if (params.length === 0) throw missingParameter('line_items');
  if (params.length > 20) throw invalid('You can pass up to 20 line_items.', 'line_items');
  const lines = params.map((line, index) => sessionLine(context, line, `line_items[${index}]`));
  const [first] = lines;
  for (const { price } of lines) {
    if (price.currency !== first?.price.currency) {
      throw invalid('All line_items must have the same currency.', 'line_items');
    }
    if (intervalOf(price) !== intervalOf(first.price)) {
      throw invalid(
        'Checkout does not currently support multiple prices with different billing intervals.',
        'line_items',
      );
    }
  }
  return lines;
}

/** The lines after a coupon and with taxes. */
export function pricedLines(
  lines: TaxableLine[],
  coupon: Coupon | undefined,
  ratesOf: (line: TaxableLine) => AppliedRate[],
): TaxableLine[] {
  const off = reductions(
    coupon,
    lines.map(({ amount_subtotal }) => amount_subtotal),
  );
  return lines.map((line, index) => {
    const amount_discount = off[index] ?? 0;
    const net = line.amount_subtotal - amount_discount;
    const applied = ratesOf(line);
    const taxes = taxesOn(net, applied);
    const amount_tax = amountOf(taxes);
    const amount_total = net + amountOf(taxes, 'exclusive');
    const named = applied.map(({ rate, reason }, at) => ({
      amount: taxes[at]?.amount ?? 0,
      rate,
      taxability_reason: reason === 'not_available' ? null : reason,
      taxable_amount: taxes[at]?.taxable_amount ?? 0,
    }));
    return { ...line, amount_discount, amount_tax, amount_total, taxes: named };
  });
}

function sessionLine(context: Context, params: LineParams, param: string): TaxableLine {
  const { quantity } = params;
  if (quantity === undefined) throw missingParameter(`${param}[quantity]`);
  if (quantity < 1 || quantity > 999_999) {
    throw invalid('Quantity must be between 1 and 999999.', `${param}[quantity]`);
  }
  const price = priceOf(context, params, param);
  if (price.recurring === null) {
    throw notSupported('one-time prices in a subscription', `${param}[price]`);
  }
  const product = requireReferenced(context, 'product', price.product, `${param}[price]`);
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: {},
    price,
    quantity,
    tax_rates: namedRates(context, params.tax_rates, `${param}[tax_rates]`),
  };
}

function priceOf(context: Context, line: LineParams, param: string): Kinds['price'] {
  if ((line.price === undefined) === (line.price_data === undefined)) {
    throw invalid('You must specify either `price` or `price_data`.', `${param}[price]`);
  }
  if (line.price_data !== undefined) return inlinePrice(context, line.price_data, param);
  const price = requireReferenced(context, 'price', line.price ?? '', `${param}[price]`);
  if (!price.active) {
    const message = 'The price specified is inactive. This field only accepts active prices.';
    throw invalid(message, `${param}[price]`);
  }
  if (!requireReferenced(context, 'product', price.product, `${param}[price]`).active) {
    const message = `Price \`${price.id}\` is not available to be purchased because its product is not active.`;
    throw invalid(message, `${param}[price]`);
  }
  return price;
}

/** Inline prices are archived from the start. */
function inlinePrice(
  context: Context,
  { product_data, ...price }: NonNullable<LineParams['price_data']>,
  param: string,
): Kinds['price'] {
  const product = product_data && { product_data: { ...product_data, active: false } };
  return addPrice(context, { ...price, ...product, active: false }, `${param}[price_data]`);
}

function intervalOf({ recurring }: Kinds['price']): string {
  return `${recurring?.interval_count} ${recurring?.interval}`;
}
