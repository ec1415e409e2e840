import { and, eq, isNotNull } from 'drizzle-orm';
import { formatError } from '#api/http/format-error';
import { type Jobs, RetryableError } from '#api/platform/jobs/jobs';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import type { PaymentProvider } from '../payments/provider.ts';
import { readContact } from './contact.ts';

type Dependencies = { db: Db; jobs: Jobs; provider: PaymentProvider };

export type ProviderEmails = ReturnType<typeof createProviderEmails>;

/**
 * Tells the payment provider, which emails invoices and receipts too, an account's verified email.
 * Each checkout creates a customer of its own there. A failed call is tried for about eight hours.
 */
export function createProviderEmails({ db, jobs, provider }: Dependencies) {
  const job = jobs.define<{ orderId: number }>('provider-email', {
    perform: ({ orderId }) => send(orderId),
    retries: { limit: 15, firstPauseSeconds: 10, longestPauseSeconds: 3600 },
    timeoutSeconds: 60,
  });
  return {
    send,

    /** Joins the transaction that verifies the email. */
    async enqueue(tx: Db, customerId: string): Promise<void> {
      const own = await tx
        .select({ orderId: orders.id })
        .from(orders)
        .where(and(eq(orders.customerId, customerId), isNotNull(orders.stripeCustomerId)));
      for (const { orderId } of own) {
        // A job that runs already may have read the previous email.
        await job.enqueue(tx, { orderId }, `${orderId}:${crypto.randomUUID()}`);
      }
    },
  };

  async function send(orderId: number): Promise<void> {
    const wanted = await recipientOf(orderId);
    if (!wanted) return;
    await provider.updateEmail(wanted).catch((error: unknown) => {
      throw new RetryableError(
        `the provider didn’t take an order’s new email: ${formatError(error)}`,
      );
    });
    // Of two jobs, the one that read the older email may have written last.
    const now = await recipientOf(orderId);
    if (now && now.email !== wanted.email) throw new RetryableError('the email changed meanwhile');
  }

  async function recipientOf(orderId: number) {
    const order = await db.query.orders.findFirst({ where: eq(orders.id, orderId) });
    if (!order?.stripeCustomerId) return null;
    return { customerId: order.stripeCustomerId, email: (await readContact(db, order)).to };
  }
}
