import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { ProviderDispute } from '../payments/provider/returns.ts';
import { readContact } from './contact.ts';

/** Emails the shop once about a dispute. Joins the caller's transaction. */
export async function mailDispute(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { disputeId, cents, takenAt, respondBy }: ProviderDispute,
): Promise<void> {
  const { customerName, productTitle, orderId } = order;
  const { to: email } = await readContact(tx, order);
  await mail.send(tx, 'payment-disputed', {
    to: 'shop',
    data: { customerName, productTitle, orderId, email, cents, takenAt, respondBy },
    key: `payment-disputed:${disputeId}`,
  });
}
