import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { mails } from '#db/schema/mails';
import type { OrderRow } from '#db/schema/orders';
import type { MailKind } from '#db/values/mail-kinds';

/** What the shop and its admins are emailed about an order. Emails about a ticket have its thread. */
const kinds: MailKind[] = [
  'review-sent',
  'website-approved',
  'website-alert',
  'certificate-ending',
  'payment-disputed',
];

/** Emails to the shop about these orders: they name the customer, or the address of their website. */
export function shopMailsAbout(orders: readonly Pick<OrderRow, 'orderId'>[]): SQL | undefined {
  if (orders.length === 0) return sql`false`;
  const names = `(${orders.map(({ orderId }) => orderId).join('|')})(?![0-9])`;
  return and(
    inArray(mails.kind, kinds),
    or(sql`${mails.key} ~ ${names}`, sql`${mails.text} ~ ${names}`),
  );
}
