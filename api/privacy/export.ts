import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { loggedSubject } from '#api/platform/mail/entry';
import type { Db } from '#db/client';
import { adminInvitations } from '#db/schema/admin-invitations';
import { attachments } from '#db/schema/attachments';
import { customers } from '#db/schema/customers';
import { emailCodes } from '#db/schema/email-codes';
import { knownDevices } from '#db/schema/known-devices';
import { listViews } from '#db/schema/list-views';
import { mails } from '#db/schema/mails';
import { oidcIdentities } from '#db/schema/oidc-identities';
import { passwordResets } from '#db/schema/password-resets';
import { projects } from '#db/schema/projects';
import { securityEvents } from '#db/schema/security-events';
import { sessions } from '#db/schema/sessions';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { totpSecrets } from '#db/schema/totp';
import { users } from '#db/schema/users';
import { addressesOf, findOtherOrders, mailsTo } from './addresses.ts';
import { exportOrder } from './export-order.ts';
import { exportRecord, serializeRow } from './export-record.ts';
import type { Person } from './person.ts';
import { exportWebhookEvents } from './webhooks.ts';

/**
 * Exports all data about a person except secrets: digests of passwords, codes and sessions, and
 * encrypted credentials.
 */
export async function exportPerson(tx: Db, person: Person, at: Date) {
  const { email, customer, user } = person;
  return {
    exportedAt: at,
    email,
    profile: customer && serializeRow(customers, customer),
    ...(await exportRecord(tx, person)),
    login: user && serializeRow(users, user, ['password']),
    ...(await exportAccess(tx, person)),
    invitations: await exportInvitations(tx, person),
    orders: await inTurn(person.orders, (order) => exportOrder(tx, order)),
    /** Other accounts' orders in which this address was entered. */
    namedInOrders: await findOtherOrders(tx, person),
    projects: person.projects.map((project) => serializeRow(projects, project)),
    tickets: await inTurn(person.tickets, (ticket) => exportTicket(tx, ticket)),
    mails: await exportMails(tx, await addressesOf(tx, person)),
    webhookEvents: await exportWebhookEvents(tx, person),
  };
}

/** Sessions, pending verifications, unsent uploads, and an admin's saved views. */
async function exportAccess(tx: Db, { customer, user }: Person) {
  const id = customer?.id ?? '';
  const signedIn = await tx
    .select()
    .from(sessions)
    .where(sql`${sessions.sess}->>'userId' = ${String(user?.id ?? '')}`);
  const codes = await tx.query.emailCodes.findMany({ where: eq(emailCodes.customerId, id) });
  const resets = await tx.query.passwordResets.findMany({
    where: eq(passwordResets.customerId, id),
  });
  const identities = await tx.query.oidcIdentities.findMany({
    where: eq(oidcIdentities.customerId, id),
  });
  const uploads = await tx.query.attachments.findMany({
    where: and(
      eq(attachments.userId, user?.id ?? 0),
      isNull(attachments.messageId),
      isNull(attachments.remarkId),
    ),
  });
  const secrets = await tx.query.totpSecrets.findMany({
    where: eq(totpSecrets.userId, user?.id ?? 0),
  });
  const devices = await tx.query.knownDevices.findMany({
    where: eq(knownDevices.userId, user?.id ?? 0),
  });
  const securityLog = await tx
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, user?.id ?? 0))
    .orderBy(asc(securityEvents.id));
  const views = await tx.query.listViews.findMany({
    where: eq(listViews.userId, user?.id ?? 0),
    orderBy: listViews.id,
  });
  return {
    listViews: views.map((row) => serializeRow(listViews, row)),
    devices: devices.map((row) => serializeRow(knownDevices, row)),
    securityLog: securityLog.map((row) => serializeRow(securityEvents, row, ['key'])),
    secondFactor: secrets.map((row) =>
      serializeRow(totpSecrets, row, ['value', 'keyId', 'lastStep']),
    ),
    loginProviders: identities.map((row) => serializeRow(oidcIdentities, row)),
    sessions: signedIn.map((row) => serializeRow(sessions, row, ['sid'])),
    emailCodes: codes.map((row) => serializeRow(emailCodes, row, ['codeHash'])),
    passwordResets: resets.map((row) => serializeRow(passwordResets, row, ['tokenHash'])),
    unsentFiles: uploads.map((row) =>
      serializeRow(attachments, row, ['key', 'messageId', 'userId']),
    ),
  };
}

/** Invitations to become an admin. */
async function exportInvitations(tx: Db, { email }: Person) {
  const rows = await tx.query.adminInvitations.findMany({
    where: eq(adminInvitations.email, email ?? ''),
  });
  return rows.map((row) => serializeRow(adminInvitations, row, ['tokenHash', 'invitedById']));
}

/** The emails that were sent. Their text repeats other data in the export. */
async function exportMails(tx: Db, addresses: string[]) {
  const rows = await tx
    .select({ ...getTableColumns(mails), subject: loggedSubject })
    .from(mails)
    .where(mailsTo(addresses))
    .orderBy(asc(mails.createdAt), asc(mails.id));
  return rows.map((row) => serializeRow(mails, row, ['key', 'text', 'html']));
}

async function inTurn<Row, Told>(rows: Row[], tell: (row: Row) => Promise<Told>): Promise<Told[]> {
  const all: Told[] = [];
  for (const row of rows) all.push(await tell(row));
  return all;
}

/** Exports a ticket with all messages, including internal notes. */
async function exportTicket(tx: Db, ticket: TicketRow) {
  const messages = await tx.query.ticketMessages.findMany({
    where: eq(ticketMessages.ticketId, ticket.id),
    orderBy: ticketMessages.id,
  });
  const ids = messages.map(({ id }) => id);
  const files = await tx.query.attachments.findMany({
    where: inArray(attachments.messageId, ids),
    orderBy: attachments.createdAt,
  });
  return {
    ...serializeRow(supportTickets, ticket, [
      'assignedTo',
      'guestLinkVersion',
      'version',
      'snoozedUntil',
      'mergedIntoId',
    ]),
    messages: messages.map((message) => ({
      ...serializeRow(ticketMessages, message, ['ticketId', 'userId']),
      attachments: files
        .filter(({ messageId }) => messageId === message.id)
        .map((file) => serializeRow(attachments, file, ['key', 'messageId', 'userId'])),
    })),
  };
}
