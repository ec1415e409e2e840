import { and, asc, eq, lte } from 'drizzle-orm';
import type { AddressCheck, CheckAddress } from '#api/catalog/demo-checks/check-address';
import { readContact } from '#api/commerce/orders/find';
import { guestTokenOf } from '#api/commerce/orders/guest-link';
import type { Clock } from '#api/platform/clock';
import type { Jobs } from '#api/platform/jobs/jobs';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import { certificateEndsSoonDays, downAfterMinutes } from '#contract/site-checks';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { type SiteCheckResult, type SiteCheckRow, siteChecks } from '#db/schema/site-checks';

const dayMs = 24 * 60 * 60 * 1000;

/** Concurrent checks in one run, so that it ends before the next one. */
const concurrency = 100;

type Dependencies = { db: Db; jobs: Jobs; check: CheckAddress; mail: Mail; now: Clock };

export type SiteChecks = ReturnType<typeof createSiteChecks>;

/** Watches the live websites of running subscriptions, on the schedule of the demo checks. */
export function createSiteChecks({ db, jobs, check, mail, now }: Dependencies) {
  const first = jobs.define<{ orderId: number }>('first-site-check', {
    perform: async ({ orderId }) => {
      const row = await db.query.siteChecks.findFirst({ where: eq(siteChecks.orderId, orderId) });
      if (row && row.checkedAt === null) await look(orderId, row.url);
    },
    // The schedule makes up for one that fails.
    retries: { limit: 0, firstPauseSeconds: 1, longestPauseSeconds: 1 },
    timeoutSeconds: 60,
  });
  return {
    check,

    /**
     * Checks the new address of an order as soon as the caller's transaction commits, so that its
     * customer doesn't wait for the schedule.
     */
    checkSoon: (tx: Db, orderId: number) => first.enqueue(tx, { orderId }, `${orderId}`),

    /** Checks websites whose status is unknown or outdated. */
    async pass(): Promise<void> {
      const due = await db
        .select({ id: siteChecks.orderId, url: siteChecks.url })
        .from(siteChecks)
        .where(lte(siteChecks.dueAt, now()))
        .orderBy(asc(siteChecks.dueAt), asc(siteChecks.orderId))
        .limit(concurrency);
      await Promise.all(due.map(({ id, url }) => look(id, url)));
    },
  };

  async function look(id: number, url: string): Promise<void> {
    const found = await check(url);
    await db.transaction((tx) => record(tx, { id, url, found }));
  }

  /** Locks the order, so that of two processes only one reports a change. */
  async function record(
    tx: Db,
    { id, url, found }: { id: number; url: string; found: AddressCheck },
  ): Promise<void> {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    const isSame = and(eq(siteChecks.orderId, id), eq(siteChecks.url, url));
    const before = await tx.query.siteChecks.findFirst({ where: isSame });
    // The address changed or the subscription ended during the check.
    if (!order || !before) return;
    const row: SiteCheckResult = { orderId: id, url, ...merge(found, before, now()) };
    await tx.update(siteChecks).set(row).where(isSame);
    await report(tx, order, row);
  }

  /** Reports a change once: the order keeps what was reported last. */
  async function report(tx: Db, order: OrderRow, row: SiteCheckResult): Promise<void> {
    const { failingSince, checkedAt: at } = row;
    if (failingSince === null) await mailCertificateEnd(tx, mail, order, row);
    const wasDown = order.siteDownSince !== null;
    const isDown = failingSince !== null && isLasting(failingSince, at);
    if (wasDown ? failingSince !== null : !isDown) return;
    await tx
      .update(orders)
      .set({ siteDownSince: failingSince, updatedAt: order.updatedAt })
      .where(eq(orders.id, order.id));
    await mailSiteStatus(tx, mail, order, row);
    const kind = wasDown ? 'site.recovered' : 'site.down';
    await publish(tx, { kind, id: order.id, name: order.orderId, by: null });
  }
}

/**
 * What is known after a check. `before`: of the same address. Working websites are checked again
 * after an hour, failing ones after five minutes.
 */
function merge(
  { problem, status, responseMs, certificateEndsAt }: AddressCheck,
  before: SiteCheckRow,
  at: Date,
): Omit<SiteCheckResult, 'orderId' | 'url'> {
  const dueAt = new Date(at.getTime() + (problem ? 5 : 60) * 60_000);
  const latest = { problem, status, responseMs, checkedAt: at, dueAt };
  if (!problem) return { ...latest, certificateEndsAt, answeredAt: at, failingSince: null };
  return {
    ...latest,
    // A failed check often can’t read it.
    certificateEndsAt: certificateEndsAt ?? before.certificateEndsAt,
    answeredAt: before.answeredAt,
    failingSince: before.failingSince ?? at,
  };
}

/** One failed check may be a hiccup of the network, so a second one has to confirm it. */
function isLasting(failingSince: Date, at: Date): boolean {
  return at.getTime() - failingSince.getTime() >= downAfterMinutes * 60_000;
}

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
async function mailCertificateEnd(
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
