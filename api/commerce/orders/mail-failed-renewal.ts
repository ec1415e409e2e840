import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { ProviderBill } from '../payments/provider/charges.ts';
import { readContact } from './contact.ts';

/** Emails the buyer once per unpaid invoice. Joins the caller's transaction. */
export async function mailFailedRenewal(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  bill: ProviderBill,
): Promise<void> {
  const { invoiceId, isOpen, attempts, dueCents, payUrl, owedSince } = bill;
  if (!isOpen || attempts === 0 || !payUrl || !owedSince) return;
  const { productTitle, orderId } = order;
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'renewal-failed', {
    to,
    data: { customerName, productTitle, orderId, dueCents, owedSince, payUrl },
    key: `renewal-failed:${invoiceId}`,
  });
}
