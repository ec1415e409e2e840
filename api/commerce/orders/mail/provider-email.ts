import { and, eq, isNotNull } from 'drizzle-orm';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { ProviderRefused } from '../../payments/provider/failures.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { readContact } from '../find.ts';

/** Per pass; the next one is a minute later. */
const maxAtOnce = 100;

const { updatedAt } = orders;

type Dependencies = { db: Db; provider: PaymentProvider; log: Log };

/**
 * Tells the payment provider, which emails invoices and receipts too, who is emailed about an order.
 * Each checkout creates a customer of its own there. One process at a time runs this, so an older
 * address can't overwrite a newer one.
 */
export function createProviderEmailSender({ db, provider, log }: Dependencies) {
  return async (): Promise<void> => {
    const due = await db.query.orders.findMany({
      where: isNotNull(orders.emailUnsentSince),
      orderBy: orders.emailUnsentSince,
      limit: maxAtOnce,
    });
    for (const order of due) {
      try {
        await send(order);
      } catch (error) {
        log(`the email of ${order.orderId} wasn’t sent to the provider: ${formatError(error)}`);
        if (isRefusedAddress(error)) await settle(order);
      }
    }
  };

  async function send(order: OrderRow): Promise<void> {
    const { stripeCustomerId: customerId } = order;
    const { to: email } = await readContact(db, order);
    if (customerId) await provider.updateEmail({ customerId, email });
    await settle(order);
  }

  /** An address that changed since then is sent by the next pass. */
  async function settle({ id, emailUnsentSince }: OrderRow): Promise<void> {
    await db
      .update(orders)
      .set({ emailUnsentSince: null, updatedAt })
      .where(and(eq(orders.id, id), eq(orders.emailUnsentSince, emailUnsentSince ?? new Date(0))));
  }
}

/** Trying again changes nothing: the provider knows fewer kinds of addresses than we do. */
function isRefusedAddress(error: unknown): boolean {
  return error instanceof ProviderRefused && error.param === 'email';
}

/** Joins the transaction that changes who is emailed about an account's orders. */
export async function resendEmailsOf(tx: Db, customerId: string, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ emailUnsentSince: at, updatedAt })
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.stripeCustomerId)));
}

/** The checkout has created a customer with the typed address, which may not be who is emailed. */
export async function resendEmailAfterCheckout(tx: Db, order: OrderRow, at: Date): Promise<void> {
  const { to } = await readContact(tx, order);
  if (to === order.customerEmail) return;
  await tx.update(orders).set({ emailUnsentSince: at, updatedAt }).where(eq(orders.id, order.id));
}
