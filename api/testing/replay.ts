import { eq } from 'drizzle-orm';
import { signatureOf } from 'payment-sandbox/testing/webhook-receiver';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import type { ProviderEvent } from '#api/commerce/payments/provider/events';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import type { TestShop } from './shop.ts';

/** Reads a sandbox event as the shop does when it arrives. */
export function readAsSent(shop: TestShop, event: object): Promise<ProviderEvent> {
  const { body, signature } = signed(shop, event);
  return shop.provider.readEvent(body, signature, new Date());
}

/** Returns the body and signature of an event as the sandbox sends it. */
export function signed({ webhookSecret }: TestShop, event: object) {
  const body = JSON.stringify(event);
  return { body, signature: signatureOf(body, webhookSecret, Date.now()) };
}

/** Caches the provider’s responses. Use it only when its state no longer changes. */
export function remembering(provider: PaymentProvider): PaymentProvider {
  const remember = <Argument, Answer>(ask: (argument: Argument) => Promise<Answer>) => {
    const answers = new Map<Argument, Promise<Answer>>();
    return async (argument: Argument): Promise<Answer> => {
      const known = answers.get(argument) ?? ask(argument);
      answers.set(argument, known);
      return structuredClone(await known);
    };
  };
  return {
    ...provider,
    findCheckout: remember(provider.findCheckout),
    checkoutOf: remember(provider.checkoutOf),
    subscription: remember(provider.subscription),
    invoiceOf: remember(provider.invoiceOf),
    charge: remember(provider.charge),
    returns: remember(provider.returns),
    bill: remember(provider.bill),
  };
}

/** Returns the final order, ledger and emails, without local timestamps. */
export async function endStateOf(db: Db, id: number) {
  const order = await db.query.orders.findFirst({ where: eq(orders.id, id) });
  if (!order) throw new Error(`There is no order ${id}`);
  const { syncedAt: _, updatedAt: __, ...columns } = order;
  const ledger = await db.query.payments.findMany({
    columns: { kind: true, providerId: true, amount: true, occurredAt: true },
    where: eq(payments.orderId, id),
    orderBy: payments.providerId,
  });
  const written = await db.query.mails.findMany({
    columns: { key: true, text: true },
    where: eq(mails.to, order.customerEmail),
    orderBy: mails.key,
  });
  return { order: columns, ledger, mails: written.map(withoutTokens) };
}

/** The token of a link contains the time at which it was written. */
function withoutTokens<Mail extends { text: string | null }>(mail: Mail): Mail {
  return { ...mail, text: mail.text?.replace(/\/(briefs|order)\/[\w-]+/g, '/$1/…') ?? null };
}
