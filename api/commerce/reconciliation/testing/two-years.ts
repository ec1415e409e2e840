import type { seeded } from '#api/testing/seeded';
import type { TestShop } from '#api/testing/shop';
import { stripeOf } from './books.ts';

type Chance = ReturnType<typeof seeded>;

const dayMs = 24 * 60 * 60 * 1000;
const stepDays = 10;
const steps = 73;

/** Per thousand active subscriptions or open disputes, at each step of ten days. */
const lots = { declined: 45, pays: 600, refunded: 20, disputed: 10, ends: 3, decided: 400 };

/**
 * Simulates two years at the provider: renewals, declines, refunds, disputes and ends. Runs
 * `eachStep` after every ten days.
 */
export async function simulateTwoYears(
  shop: TestShop,
  chance: Chance,
  eachStep: () => Promise<unknown>,
): Promise<void> {
  const { sandbox } = shop;
  const stripe = stripeOf(shop);
  const happens = (lot: number) => chance.below(1000) < lot;
  for (let step = 0; step < steps; step += 1) {
    for await (const { id } of stripe.subscriptions.list({ limit: 100 })) {
      if (happens(lots.declined)) sandbox.cards.decline(id, true);
      else if (happens(lots.pays)) sandbox.cards.decline(id, false);
      if (happens(lots.ends)) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      if (happens(lots.refunded)) await refund(id);
      if (happens(lots.disputed)) await dispute(id);
    }
    const { data: disputes } = await stripe.disputes.list({ limit: 100 });
    for (const { id } of disputes.filter(({ status }) => status === 'needs_response')) {
      if (happens(lots.decided)) sandbox.disputes.close(id, happens(500) ? 'won' : 'lost');
    }
    sandbox.time.advanceTo(new Date(sandbox.time.now().getTime() + stepDays * dayMs));
    await eachStep();
  }

  async function refund(subscription: string): Promise<void> {
    const payment_intent = await latestPayment(subscription);
    const amount = 1 + chance.below(900);
    // Disputed or refunded payments are refused.
    if (payment_intent) await stripe.refunds.create({ payment_intent, amount }).catch(() => {});
  }

  async function dispute(subscription: string): Promise<void> {
    const [invoice] = await paidInvoices(subscription);
    try {
      if (invoice) sandbox.disputes.open(invoice);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }

  async function latestPayment(subscription: string): Promise<string | undefined> {
    const [invoice] = await paidInvoices(subscription);
    if (!invoice) return undefined;
    const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
    return data[0] && String(data[0].payment.payment_intent);
  }

  async function paidInvoices(subscription: string): Promise<string[]> {
    const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 1 });
    return data.map(({ id }) => id);
  }
}
