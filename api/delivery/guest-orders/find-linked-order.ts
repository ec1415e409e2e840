import { eq } from 'drizzle-orm';
import type { ClientAddress } from '#api/http/client-address';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import { orderLinkLifetimeDays, type SignedLinks } from '#api/platform/signed-links';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import { type OrderRow, orders } from '#db/schema/orders';

const lifetimeMs = orderLinkLifetimeDays * 24 * 60 * 60 * 1000;

type Dependencies = { db: Db; orderLinks: SignedLinks; now: Clock };
type Steps = Pick<OrderRow, 'paidAt' | 'startedAt' | 'stageSince' | 'deliveredAt'> & {
  sentAt: Date | null;
};

/**
 * The order of a signed link. Throws the same 404 for a link that is invalid, expired or revoked,
 * and once the order belongs to an account, which is then the way to it.
 */
export async function findLinkedOrder(
  { db, orderLinks, now }: Dependencies,
  token: string,
): Promise<OrderRow> {
  const link = orderLinks.verify(token);
  if (!link) throw noLonger();
  const [found] = await db
    .select({ order: orders, linkVersion: briefs.linkVersion, sentAt: briefs.sentAt })
    .from(orders)
    .leftJoin(briefs, eq(briefs.orderId, orders.id))
    .where(eq(orders.id, link.id));
  if (!found || found.order.customerId !== null) throw noLonger();
  if ((found.linkVersion ?? 1) !== link.version) throw noLonger();
  const expiresAt = extendedBy({ ...found.order, sentAt: found.sentAt }, link.expiresAt);
  if (expiresAt <= now()) throw noLonger();
  return found.order;
}

export type LinkDependencies = Dependencies & {
  limits: RateLimits;
  clientAddress: ClientAddress;
};
type Call = {
  params: { token: string };
  request: Request;
  server: Parameters<ClientAddress>[1];
};

/** As {@link findLinkedOrder}, and counts the call for its network, also if the link is not valid. */
export async function openLinkedOrder(
  deps: LinkDependencies,
  { params, request, server }: Call,
): Promise<OrderRow> {
  await deps.limits.count(deps.db, 'order link, address', deps.clientAddress(request, server));
  return findLinkedOrder(deps, params.token);
}

/**
 * When a link that expires at `expiresAt` really does: 90 days after the last step of its order, if
 * that is later. Renewals are no step, so a link doesn't last as long as the subscription.
 */
export function extendedBy(steps: Steps, expiresAt: Date): Date {
  const { paidAt, sentAt, startedAt, stageSince, deliveredAt } = steps;
  const last = Math.max(
    ...[paidAt, sentAt, startedAt, stageSince, deliveredAt].map((at) => at?.getTime() ?? 0),
  );
  return new Date(Math.max(expiresAt.getTime(), last + lifetimeMs));
}

function noLonger(): Failure {
  return new Failure('not_found', 'This link no longer works.');
}
