import { readContact } from '#api/commerce/orders/contact';
import { guestTokenOf } from '#api/commerce/orders/guest-link';
import type { Mail } from '#api/platform/mail/service';
import { certificateEndsSoonDays } from '#contract/site-checks';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { SiteCheckResult } from '#db/schema/site-checks';

const dayMs = 24 * 60 * 60 * 1000;

/** Emails the customer and the shop that a website is down or answers again. */
export async function mailSiteStatus(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { url, problem, status, failingSince, checkedAt }: SiteCheckResult,
): Promise<void> {
  const { customerName, productTitle, orderId } = order;
  const contact = await readContact(tx, order);
  const about = { customerName, productTitle, orderId, url };
  const downSince = order.siteDownSince ?? failingSince ?? checkedAt;
  const upAt = failingSince ? null : checkedAt;
  const change = `${orderId}:${checkedAt.toISOString()}`;
  await mail.send(tx, 'website-status', {
    to: contact.to,
    data: {
      ...about,
      customerName: contact.customerName,
      downSince,
      upAt,
      guestToken: await guestTokenOf(tx, mail.orderLinks, order),
    },
    key: `website-status:${change}`,
  });
  await mail.send(tx, 'website-alert', {
    to: 'shop',
    data: { ...about, email: contact.to, downSince, upAt, problem, status },
    key: `website-alert:${change}`,
  });
}

/** Emails the shop once about each certificate that ends soon. */
export async function mailCertificateEnd(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { url, certificateEndsAt, checkedAt }: SiteCheckResult,
): Promise<void> {
  if (!certificateEndsAt) return;
  const leftMs = certificateEndsAt.getTime() - checkedAt.getTime();
  if (leftMs > certificateEndsSoonDays * dayMs) return;
  const { customerName, productTitle, orderId } = order;
  const contact = await readContact(tx, order);
  await mail.send(tx, 'certificate-ending', {
    to: 'shop',
    data: { customerName, productTitle, orderId, url, email: contact.to, certificateEndsAt },
    key: `certificate-ending:${orderId}:${certificateEndsAt.toISOString()}`,
  });
}
