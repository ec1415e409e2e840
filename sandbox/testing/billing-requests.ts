import type Stripe from 'stripe';
import type { ExampleRequests } from './example-request.ts';
import { aPrice } from './purchase.ts';
import type { StartedSandbox } from './start.ts';
import { aSubscription, LATER_DECLINED } from './subscription.ts';

/** Requests about subscriptions and payments. */
export const billingRequests: ExampleRequests = {
  'GET /v1/subscriptions': async ({ stripe }) => {
    const { customer } = await aSubscription(stripe);
    return stripe.subscriptions.list({ customer: String(customer), status: 'all' });
  },
  'GET /v1/subscriptions/{id}': async ({ stripe }) =>
    stripe.subscriptions.retrieve((await aSubscription(stripe)).id, {
      expand: ['latest_invoice.payments', 'items.data.price.product', 'customer'],
    }),
  'POST /v1/subscriptions/{id}': async ({ stripe }) => {
    const { id, items } = await aSubscription(stripe);
    return stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id, price: (await aPrice(stripe, 9900)).id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
  },
  'DELETE /v1/subscriptions/{id}': async ({ stripe }) =>
    stripe.subscriptions.cancel((await aSubscription(stripe)).id, {
      prorate: true,
      invoice_now: true,
    }),
  'GET /v1/invoices': async ({ stripe }) => {
    const { id } = await aSubscription(stripe);
    return stripe.invoices.list({ subscription: id, status: 'paid', expand: ['data.payments'] });
  },
  'GET /v1/invoices/{id}': async ({ stripe }) => {
    const { latest_invoice } = await aSubscription(stripe);
    return stripe.invoices.retrieve(String(latest_invoice), { expand: ['customer', 'payments'] });
  },
  'POST /v1/invoices/create_preview': async ({ stripe }) => {
    const { id, items } = await aSubscription(stripe);
    return stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: items.data[0]?.id, price: (await aPrice(stripe, 9900)).id }],
        proration_behavior: 'create_prorations',
      },
    });
  },
  'POST /v1/invoices/{id}/pay': async (shop) => {
    const invoice = await anOpenInvoice(shop);
    return shop.stripe.invoices.pay(invoice, { expand: ['payments'] });
  },
  'POST /v1/invoices/{id}/void': async (shop) =>
    shop.stripe.invoices.voidInvoice(await anOpenInvoice(shop)),
  'GET /v1/invoice_payments': async ({ stripe }) => {
    const { latest_invoice } = await aSubscription(stripe);
    return stripe.invoicePayments.list({
      invoice: String(latest_invoice),
      expand: ['data.payment.payment_intent'],
    });
  },
  'GET /v1/payment_intents/{id}': async ({ stripe }) =>
    stripe.paymentIntents.retrieve(await aPaymentIntent(stripe), {
      expand: ['latest_charge.balance_transaction', 'payment_method', 'customer'],
    }),
  'GET /v1/charges/{id}': async ({ stripe }) => {
    const { latest_charge } = await stripe.paymentIntents.retrieve(await aPaymentIntent(stripe));
    return stripe.charges.retrieve(String(latest_charge), {
      expand: ['balance_transaction.source', 'refunds'],
    });
  },
  'POST /v1/refunds': async ({ stripe }) =>
    stripe.refunds.create({
      payment_intent: await aPaymentIntent(stripe),
      amount: 900,
      reason: 'requested_by_customer',
      expand: ['charge', 'balance_transaction'],
    }),
  'GET /v1/refunds': async ({ stripe }) => {
    const payment_intent = await aPaymentIntent(stripe);
    await stripe.refunds.create({ payment_intent, amount: 900 });
    await stripe.refunds.create({ payment_intent });
    return stripe.refunds.list({ payment_intent });
  },
  'GET /v1/refunds/{id}': async ({ stripe }) => {
    const { id } = await stripe.refunds.create({ payment_intent: await aPaymentIntent(stripe) });
    return stripe.refunds.retrieve(id, { expand: ['payment_intent'] });
  },
  'GET /v1/disputes': async ({ stripe }) => {
    await aSubscription(stripe, { cardNumber: '4000 0000 0000 0259' });
    return stripe.disputes.list({ limit: 1, expand: ['data.charge', 'data.payment_intent'] });
  },
  'GET /v1/balance_transactions': async ({ stripe }) => {
    await stripe.refunds.create({ payment_intent: await aPaymentIntent(stripe) });
    return stripe.balanceTransactions.list({ type: 'refund', expand: ['data.source'] });
  },
};

/** The open invoice of a declined renewal. The next attempt would succeed. */
async function anOpenInvoice({ sandbox, stripe }: StartedSandbox): Promise<string> {
  const { id } = await aSubscription(stripe, { cardNumber: LATER_DECLINED });
  sandbox.time.advanceToNextRenewal();
  sandbox.cards.decline(id, false);
  const [invoice] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data;
  return invoice?.id ?? '';
}

async function aPaymentIntent(stripe: Stripe): Promise<string> {
  const { latest_invoice } = await aSubscription(stripe);
  const { data } = await stripe.invoicePayments.list({ invoice: String(latest_invoice) });
  return String(data[0]?.payment.payment_intent);
}
