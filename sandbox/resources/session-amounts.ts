import { invalid } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { automaticRates, type Buyer, locationOf, soldBy } from '../tax/automatic-tax.ts';
import { buyerOf } from '../tax/taxed-line.ts';
import { type AppliedRate, chosenRates } from '../tax/taxes.ts';
import type { SessionInternals } from './session-internals.ts';
import { pricedLines, type TaxableLine } from './session-lines.ts';

type Session = Kinds['checkout.session'];

/** The session with what its lines cost the buyer, as far as the buyer is known. */
export function withAmounts(
  context: Context,
  session: Session,
  internals: SessionInternals,
): { session: Session; lines: TaxableLine[] } {
  const buyer = sessionBuyer(context, session, internals);
  const lines = pricedLines(internals.lines, internals.discount?.coupon, (line) =>
    ratesOf(context, session, internals, buyer, line),
  );
  const sum = (amount: (line: TaxableLine) => number) =>
    lines.reduce((total, line) => total + amount(line), 0);
  const isLocated = locationOf(buyer) !== undefined;
  const automatic_tax = session.automatic_tax.enabled
    ? { ...session.automatic_tax, status: isLocated ? 'complete' : 'requires_location_inputs' }
    : session.automatic_tax;
  const priced: Session = {
    ...session,
    amount_subtotal: sum(({ amount_subtotal }) => amount_subtotal),
    amount_total: sum(({ amount_total }) => amount_total),
    automatic_tax,
    total_details: {
      amount_discount: sum(({ amount_discount }) => amount_discount),
      amount_shipping: 0,
      amount_tax: sum(({ amount_tax }) => amount_tax),
    },
  };
  return { session: priced, lines };
}

/** What the buyer entered on the page counts, unless the customer isn't to be updated with it. */
export function sessionBuyer(
  context: Context,
  { customer: id }: Pick<Session, 'customer'>,
  { entered, savesAddress }: Pick<SessionInternals, 'entered' | 'savesAddress'>,
): Buyer {
  const customer = id ? context.objects.get('customer', id) : undefined;
  const known = customer && buyerOf(context, customer);
  return {
    address: (savesAddress && entered?.address) || known?.address,
    exempt: known?.exempt,
    taxIds: [...(known?.taxIds ?? []), ...(entered?.taxIds ?? [])],
  };
}

/** Automatic tax and rates of the shop's own exclude each other. */
export function checkRates(
  context: Context,
  lines: TaxableLine[],
  defaults: unknown[],
  isAutomatic: boolean,
): void {
  if (!isAutomatic) return;
  if (defaults.length > 0 || lines.some(({ tax_rates }) => tax_rates.length > 0)) {
    throw invalid('You cannot use tax_rates with automatic_tax.', 'automatic_tax');
  }
  for (const [index, { price }] of lines.entries()) {
    soldBy(context, price, `line_items[${index}][price]`);
  }
}

function ratesOf(
  context: Context,
  { automatic_tax }: Session,
  { subscription }: SessionInternals,
  buyer: Buyer,
  { price, tax_rates }: TaxableLine,
): AppliedRate[] {
  if (automatic_tax.enabled) {
    return automaticRates(context, buyer, soldBy(context, price, 'line_items'));
  }
  const rates = tax_rates.length > 0 ? tax_rates : subscription.default_tax_rates;
  return chosenRates(rates, buyer.exempt);
}
