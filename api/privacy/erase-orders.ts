import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { customers } from '#db/schema/customers';
import { credentialReveals, orderCredentials } from '#db/schema/order-credentials';
import { orderTaxes } from '#db/schema/order-taxes';
import { orders } from '#db/schema/orders';
import { projects } from '#db/schema/projects';
import { refunds } from '#db/schema/refunds';
import { siteChecks } from '#db/schema/site-checks';
import { eraseReviews } from './erase-tickets.ts';
import { isTypedAs, type Person } from './person.ts';

/** Replaces personal data. It is not an email address, so it can never be emailed or verified. */
export const erased = 'erased';

/** Removes personal data from orders, payments and project briefs and keeps the amounts. */
export async function eraseFromOrders(tx: Db, person: Person): Promise<void> {
  await eraseFromCancellations(tx, person);
  const ids = person.orders.map(({ id }) => id);
  await eraseReviews(tx, person.orders);
  await tx.delete(briefs).where(inArray(briefs.orderId, ids));
  await tx.delete(siteChecks).where(inArray(siteChecks.orderId, ids));
  await tx.delete(credentialReveals).where(inArray(credentialReveals.orderId, ids));
  await tx.delete(orderCredentials).where(inArray(orderCredentials.orderId, ids));
  await tx.update(refunds).set({ reason: null }).where(inArray(refunds.orderId, ids));
  // The country and the rate stay, because tax is reported by them.
  await tx
    .update(orderTaxes)
    .set({ taxNumber: null, postalCode: null, numberAnswer: null })
    .where(inArray(orderTaxes.orderId, ids));
  await tx
    .update(orders)
    .set({
      customerId: null,
      customerName: 'Erased',
      customerEmail: erased,
      typedEmail: null,
      customerPhone: null,
      deliveryNote: null,
      liveUrl: null,
      previewUrl: null,
      // The subscription's and session's ids stay, because a late refund must find its order.
      stripeCustomerId: null,
      cardBrand: null,
      cardLast4: null,
      checkoutId: null,
      checkoutUrl: null,
      checkoutSecretHash: null,
    })
    .where(inArray(orders.id, ids));
  await tx.update(orders).set({ typedEmail: null }).where(isTypedAs(person.email));
}

export async function eraseFromProjects(tx: Db, person: Person): Promise<void> {
  const ids = person.projects.map(({ id }) => id);
  await tx
    .update(projects)
    .set({
      businessName: 'Erased',
      contactPerson: 'Erased',
      email: erased,
      phone: null,
      businessDescription: null,
      websiteGoals: null,
      targetAudience: null,
      industry: null,
      websiteType: null,
      designStyle: null,
      colorPreferences: null,
      additionalRequirements: null,
      stripeCustomerId: null,
    })
    .where(inArray(projects.id, ids));
}

/** Requests are kept with their orders, under one shared customer for erased people. */
async function eraseFromCancellations(tx: Db, { customer, orders: theirs }: Person) {
  const requests = await tx
    .select({ id: cancellationRequests.id })
    .from(cancellationRequests)
    .where(
      or(
        eq(cancellationRequests.customerId, customer?.id ?? ''),
        inArray(
          cancellationRequests.orderId,
          theirs.map(({ id }) => id),
        ),
      ),
    );
  if (requests.length === 0) return;
  await tx.insert(customers).values({ id: erased, firstName: 'Erased' }).onConflictDoNothing();
  await tx
    .update(cancellationRequests)
    .set({ customerId: erased, reason: null })
    .where(
      inArray(
        cancellationRequests.id,
        requests.map(({ id }) => id),
      ),
    );
}
