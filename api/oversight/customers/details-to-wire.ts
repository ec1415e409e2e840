import { paymentToWire } from '#api/commerce/orders/to-wire';
import type { CustomerDetails } from '#contract/admin-customers';
import type { MergePreview } from '#contract/customer-merges';
import type { OrderRow } from '#db/schema/orders';
import type { PersonRow } from '#db/schema/people';
import type { TicketRow } from '#db/schema/support-tickets';
import { decimalFromCents } from '#db/values/money';
import type { PersonDetails } from './details.ts';
import { noteToWire, personToWire } from './list.ts';
import type { MergePreviewFacts } from './merge.ts';

/** `readerId`: the user id of the admin who reads it. */
export function detailsToWire(found: PersonDetails, readerId: number): CustomerDetails {
  const { person, customer, mergedInto } = found;
  return {
    ...personToWire({
      ...person,
      isAdmin: customer?.isAdmin ?? null,
      emailVerifiedAt: customer?.emailVerifiedAt ?? null,
    }),
    customerId: person.customerId,
    signedInAt: found.signedInAt?.toISOString() ?? null,
    mergedInto: mergedInto ? mergedToWire(mergedInto, person.mergedAt) : null,
    mergedFrom: found.mergedFrom.map((guest) => mergedToWire(guest, guest.mergedAt)),
    billingDetails: found.billingDetails,
    orderList: found.orders.map(orderToWire),
    ticketList: found.tickets.map(ticketToWire),
    payments: found.payments.map(({ payment, orderId }) => ({
      ...paymentToWire(payment),
      orderId,
    })),
    mails:
      found.mails?.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) ?? null,
    files: found.files.map(({ source, sourceId, file }) => ({
      id: file.id,
      name: file.name,
      type: file.type,
      sizeBytes: file.sizeBytes,
      source,
      sourceId,
      createdAt: file.createdAt.toISOString(),
    })),
    notes: found.notes.map((note) => noteToWire(note, readerId)),
    sessions:
      found.sessions?.map(({ id, device, createdAt, seenAt }) => ({
        id,
        device,
        signedInAt: createdAt,
        seenAt,
      })) ?? null,
  };
}

export function mergePreviewToWire({ account, guests }: MergePreviewFacts): MergePreview {
  return {
    account: { id: account.reference, name: account.name, email: account.email },
    guests: guests.map(({ guest, notes, orders, tickets }) => ({
      id: guest.reference,
      email: guest.email,
      name: guest.name,
      notes,
      orders: orders.map(({ orderId, productTitle }) => ({ orderId, productTitle })),
      tickets: tickets.map(({ ticketId, subject }) => ({ ticketId, subject })),
    })),
  };
}

function orderToWire(order: OrderRow): CustomerDetails['orderList'][number] {
  const { orderId, productTitle, status, paymentStatus, subscriptionStatus } = order;
  return {
    orderId,
    productTitle,
    status,
    paymentStatus,
    subscriptionStatus,
    billingInterval: order.billingInterval,
    customerEmail: order.customerEmail,
    intervalTotal: decimalFromCents(order.intervalTotal),
    currency: order.currency,
    createdAt: order.createdAt.toISOString(),
  };
}

function ticketToWire({ ticketId, subject, status, updatedAt }: TicketRow) {
  return { ticketId, subject, status, updatedAt: updatedAt.toISOString() };
}

function mergedToWire({ reference, email }: PersonRow, at: Date | null) {
  return { id: reference, email, at: (at ?? new Date(0)).toISOString() };
}
