import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { readBillingDetails } from '#api/commerce/billing-details/service';
import type { Sessions } from '#api/identity/sessions/service';
import { loggedSubject } from '#api/platform/mail/entry';
import { addressesOf, mailsTo } from '#api/privacy/addresses';
import { maxCustomerRecords } from '#contract/admin-customers';
import type { Permission } from '#contract/permissions';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import { briefFiles } from '#db/schema/briefs';
import { customerNotes } from '#db/schema/customer-notes';
import { customers } from '#db/schema/customers';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { type PersonRow, people } from '#db/schema/people';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';
import { ordersOf, ticketsOf } from './find.ts';

const limit = maxCustomerRecords;
/** More than anyone has open. */
const maxSessions = 1000;

export type PersonDetails = Awaited<ReturnType<typeof readDetails>>;

/**
 * Reads everything that a person's page shows to an admin, at most so many records of a kind, the
 * newest. What the admin may not read is null.
 */
export async function readDetails(
  { db, sessions }: { db: Db; sessions: Pick<Sessions, 'list'> },
  person: PersonRow,
  may: (permission: Permission) => boolean,
) {
  const customer = person.customerId
    ? ((await db.query.customers.findFirst({ where: eq(customers.id, person.customerId) })) ?? null)
    : null;
  const user = customer
    ? ((await db.query.users.findFirst({ where: eq(users.customerId, customer.id) })) ?? null)
    : null;
  const orderRows = await db
    .select()
    .from(orders)
    .where(ordersOf(person))
    .orderBy(desc(orders.id))
    .limit(limit);
  const ticketRows = await db
    .select()
    .from(supportTickets)
    .where(ticketsOf(person))
    .orderBy(desc(supportTickets.id))
    .limit(limit);
  const mergedFrom = await db.query.people.findMany({
    where: eq(people.mergedIntoId, person.id),
    orderBy: desc(people.mergedAt),
  });
  const seesSignIns = !customer?.isAdmin || may('people.read');
  return {
    person,
    customer,
    mergedFrom,
    signedInAt: (seesSignIns && user?.signedInAt) || null,
    orders: orderRows,
    tickets: ticketRows,
    mergedInto: person.mergedIntoId
      ? await db.query.people.findFirst({ where: eq(people.id, person.mergedIntoId) })
      : undefined,
    billingDetails: customer && (await readBillingDetails(db, customer.id)),
    payments: await db
      .select({ payment: payments, orderId: orders.orderId })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(
        inArray(
          payments.orderId,
          orderRows.map(({ id }) => id),
        ),
      )
      .orderBy(desc(payments.occurredAt), desc(payments.id))
      .limit(limit),
    mails: may('mails.read') ? await readMails() : null,
    files: await listFiles(db, person),
    notes: await db.query.customerNotes.findMany({
      where: eq(customerNotes.personId, person.id),
      orderBy: desc(customerNotes.id),
      limit,
    }),
    sessions: seesSignIns ? await readSessions() : null,
  };

  async function readMails() {
    const addresses = await addressesOf(db, {
      email: person.email,
      customer,
      user,
      projects: [],
      orders: orderRows,
      tickets: ticketRows,
    });
    return db
      .select({
        id: mails.id,
        kind: mails.kind,
        subject: loggedSubject,
        status: mails.status,
        createdAt: mails.createdAt,
      })
      .from(mails)
      .where(mailsTo(addresses))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(limit);
  }

  async function readSessions() {
    if (!customer) return [];
    return (await sessions.list(customer, { limit: maxSessions, sort: 'seenAt:desc' })).rows;
  }
}

/** Files that a person sent with tickets and in briefs, the newest first. */
async function listFiles(db: Db, person: PersonRow) {
  const sent = await db
    .select({ file: attachments, sourceId: supportTickets.ticketId })
    .from(attachments)
    .innerJoin(ticketMessages, eq(ticketMessages.id, attachments.messageId))
    .innerJoin(supportTickets, eq(supportTickets.id, ticketMessages.ticketId))
    .where(and(ticketsOf(person), eq(ticketMessages.side, 'customer')))
    .orderBy(desc(attachments.createdAt))
    .limit(maxCustomerRecords);
  const added = await db
    .select({ file: briefFiles, sourceId: orders.orderId })
    .from(briefFiles)
    .innerJoin(orders, eq(orders.id, briefFiles.orderId))
    .where(and(ordersOf(person), isNotNull(briefFiles.storedAt)))
    .orderBy(desc(briefFiles.createdAt))
    .limit(maxCustomerRecords);
  return [
    ...sent.map((row) => ({ source: 'ticket' as const, ...row })),
    ...added.map((row) => ({ source: 'brief' as const, ...row })),
  ]
    .toSorted((one, other) => other.file.createdAt.getTime() - one.file.createdAt.getTime())
    .slice(0, maxCustomerRecords);
}
