import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addProject } from '#api/commerce/projects/service';
import { NewProject } from '#contract/projects';
import { adminInvitations } from '#db/schema/admin-invitations';
import { billingDetails } from '#db/schema/billing-details';
import { briefs } from '#db/schema/briefs';
import { customerNotes } from '#db/schema/customer-notes';
import { customers } from '#db/schema/customers';
import { emailCodes } from '#db/schema/email-codes';
import { listViews } from '#db/schema/list-views';
import { oidcIdentities } from '#db/schema/oidc-identities';
import { credentialReveals, orderCredentials } from '#db/schema/order-credentials';
import { type OrderRow, orders } from '#db/schema/orders';
import { people } from '#db/schema/people';
import { refunds } from '#db/schema/refunds';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { siteChecks } from '#db/schema/site-checks';
import { users } from '#db/schema/users';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks';
import { aViewState } from './admin-list-view-acts.ts';
import { buy } from './orders.ts';
import { signUp } from './people.ts';
import type { TestShop } from './shop.ts';
import { chunksOf } from './uploads.ts';

/**
 * Creates a person with data in every table and an active subscription. All of their input
 * contains their name, so a test can find their data by it.
 */
export async function aShopper(shop: TestShop, name: string) {
  const { db } = shop;
  const firstName = name.toUpperCase();
  const lastName = `Of ${name}`;
  const phone = `+1 555 ${name}`;
  const email = `${name}@example.com`;
  const words = `a website for ${name}`;
  const { cookie } = await signUp(shop, { email, firstName, lastName });
  const user = await db.query.users.findFirst({ where: eq(users.email, email) });
  if (!user?.customerId) throw new Error('Nobody signed up');
  const { customerId } = user;
  const emailVerifiedAt = shop.clock.now();
  await db.update(customers).set({ emailVerifiedAt }).where(eq(customers.id, customerId));
  const order = await buy(shop, cookie, {
    customerName: `${firstName} ${lastName}`,
    customerEmail: email.toUpperCase(),
    customerPhone: phone,
  });
  const cancel = `/api/customer/subscriptions/${order.orderId}/cancel`;
  await shop.post(cancel, { reason: words }, { cookie });
  await deliver(shop, { order, customerId, words, name });
  await db.insert(briefs).values({
    orderId: order.id,
    answers: { business: { text: words, version: 1, at: shop.clock.now().toISOString() } },
  });
  await shop.services.briefFiles.add(order, {
    field: 'otherFiles',
    name: `${name}.txt`,
    address: '127.0.0.1',
    chunks: chunksOf(words),
  });
  await review(shop, { order, words, name });
  const invited = { sentAt: new Date(), expiresAt: new Date() };
  await db.insert(adminInvitations).values({
    email: `${name}@example.com`,
    role: 'support',
    tokenHash: crypto.randomUUID(),
    ...invited,
  });
  await db.insert(refunds).values({
    orderId: order.id,
    requestId: crypto.randomUUID(),
    amount: 100,
    reason: words,
    endSubscription: false,
    status: 'failed',
  });
  await shop.post('/api/password/forgot', { email });
  await db
    .insert(oidcIdentities)
    .values({ issuer: 'https://id.example', subject: name, customerId });
  await addProject(
    db,
    v.parse(NewProject, { businessName: words, contactPerson: lastName, email, phone }),
    { createdAt: shop.clock.now() },
  );
  await describe(shop, { customerId, words });
  // Only admins have views; the table doesn't know who is one.
  await db.insert(listViews).values({
    userId: user.id,
    list: 'orders',
    name: words,
    state: aViewState,
  });
  await ask(shop, { cookie, name, words });
  if (!(await db.$count(emailCodes, eq(emailCodes.customerId, customerId)))) {
    throw new Error('No code was mailed');
  }
  return { name, email, phone, words, cookie, user, customerId, order };
}

/** What the shop and the person entered about them. */
async function describe(
  { db }: TestShop,
  { customerId, words }: { customerId: string; words: string },
) {
  await db.insert(billingDetails).values({ customerId, name: words, city: words });
  const person = await db.query.people.findFirst({ where: eq(people.customerId, customerId) });
  if (!person) throw new Error('The customer is not a person');
  await db.insert(customerNotes).values({ personId: person.id, authorName: 'Grace', text: words });
}

type DeliveryInput = { order: OrderRow; customerId: string; words: string; name: string };

async function deliver({ db }: TestShop, handover: DeliveryInput): Promise<void> {
  const { order, customerId, words, name } = handover;
  const liveUrl = `https://${name}.example/`;
  const previewUrl = `https://preview.example/${name}/`;
  await db
    .update(orders)
    .set({ deliveryNote: words, deliveredAt: new Date(), liveUrl, previewUrl })
    .where(eq(orders.id, order.id));
  await db
    .update(siteChecks)
    .set({ checkedAt: new Date(), status: 200 })
    .where(eq(siteChecks.orderId, order.id));
  await db.insert(orderCredentials).values({
    id: crypto.randomUUID(),
    orderId: order.id,
    position: 0,
    label: words,
    value: 'a sealed secret',
    keyId: 'first',
  });
  await db
    .insert(credentialReveals)
    .values({ orderId: order.id, customerId, revealedAt: new Date() });
  await tellWebhook(db, order, words);
}

async function tellWebhook(
  db: TestShop['db'],
  { id: recordId, orderId: recordName }: OrderRow,
  words: string,
) {
  const url = 'https://hooks.example.com/';
  const [endpoint] = await db
    .insert(webhookEndpoints)
    .values({ url, description: '', events: [], reference: crypto.randomUUID(), secrets: [] })
    .returning();
  const [event] = await db
    .insert(webhookEvents)
    .values({ type: 'order.delivered', recordId, recordName, payload: words })
    .returning();
  const answer = { at: '', status: 200, durationMs: 1, body: words, error: null };
  await db.insert(webhookDeliveries).values({
    endpointId: endpoint?.id ?? 0,
    eventId: event?.id ?? '',
    status: 'delivered',
    attempts: [answer],
  });
}

async function review({ db }: TestShop, { order, words, name }: Omit<DeliveryInput, 'customerId'>) {
  const [round] = await db
    .insert(reviewRounds)
    .values({
      orderId: order.id,
      number: 1,
      previewUrl: `https://preview.example/${name}/`,
      approvedAt: new Date(),
      approvedName: words,
    })
    .returning();
  await db.insert(reviewRemarks).values({
    id: crypto.randomUUID(),
    roundId: round?.id ?? 0,
    position: 1,
    page: '/',
    text: words,
  });
}

type Question = { cookie: string; name: string; words: string };

/** Opens a ticket and adds a message with a file. Another uploaded file is never attached. */
async function ask(shop: TestShop, { cookie, name, words }: Question): Promise<void> {
  const opened = await shop.post(
    '/api/customer/support/tickets',
    { subject: words, message: words },
    { cookie },
  );
  const { ticketId } = (await opened.json()) as { ticketId: string };
  const attachmentIds = [await upload(shop, cookie, name)];
  const path = `/api/customer/support/tickets/${ticketId}/messages`;
  const said = await shop.post(path, { message: words, attachmentIds }, { cookie });
  if (said.status !== 201) throw new Error(await said.text());
  await upload(shop, cookie, name);
}

async function upload(shop: TestShop, cookie: string, name: string): Promise<string> {
  const response = await shop.app.handle(
    new Request(`http://localhost:3000/api/attachments?name=${name}.txt`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: new TextEncoder().encode(name),
    }),
  );
  if (response.status !== 201) throw new Error(await response.text());
  const { id } = (await response.json()) as { id: string };
  return id;
}
