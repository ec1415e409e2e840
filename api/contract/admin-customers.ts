import * as v from 'valibot';
import { currencies } from '#db/values/currencies';
import {
  billingIntervals,
  mailStatuses,
  orderStatuses,
  paymentStatuses,
  subscriptionStatuses,
  ticketStatuses,
} from '#db/values/enumerations';
import { BillingDetails } from './billing-details.ts';
import { CustomerNote } from './customer-notes.ts';
import { instantText, moneyText, sumText } from './fields.ts';
import { daysQuery, listQuery, opaqueIdsQuery } from './lists.ts';
import { Payment } from './payments.ts';
import { OpenSession } from './session.ts';

/** How the shop knows a person: by an account, as one of its admins, or only by an email address. */
export const customerKinds = ['account', 'admin', 'guest'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** A person in the list of customers. */
export const CustomerSummary = v.object({
  /** Opaque, for addresses. */
  id: v.string(),
  kind: v.picklist(customerKinds),
  /** Of the account, else of the latest order; '' if unknown. */
  name: v.string(),
  email: v.nullable(v.string()),
  emailVerified: v.boolean(),
  /** Of the latest order that has one. */
  phone: v.nullable(v.string()),
  orders: v.number(),
  activeSubscriptions: v.number(),
  tickets: v.number(),
  /** Payments minus refunds. */
  paid: sumText,
  currency: v.picklist(currencies),
  /** Since when they are known: the account, first order or first ticket. */
  createdAt: instantText,
});
export type CustomerSummary = v.InferOutput<typeof CustomerSummary>;

export const CustomerSummaryList = v.array(CustomerSummary);

/** Filters of the list: accounts, guests, and people with an active subscription. */
export const customerFilters = ['accounts', 'guests', 'subscribers'] as const;
export type CustomerFilter = (typeof customerFilters)[number];

export const customerSorts = ['createdAt', 'name', 'paid'] as const;

/** The newest first by default. `q`: name, email, phone, or the number of an order or ticket. */
export const CustomerListQuery = v.strictObject({
  ...listQuery({ statuses: customerFilters, sorts: customerSorts }).entries,
  ...daysQuery,
  ...opaqueIdsQuery,
});
export type CustomerListQuery = v.InferOutput<typeof CustomerListQuery>;

/** How many records of a kind a customer's page shows: the newest. */
export const maxCustomerRecords = 100;

export const CustomerOrder = v.object({
  orderId: v.string(),
  productTitle: v.string(),
  status: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  subscriptionStatus: v.picklist(subscriptionStatuses),
  billingInterval: v.picklist(billingIntervals),
  intervalTotal: moneyText,
  currency: v.picklist(currencies),
  /** As it was typed in the order. */
  customerEmail: v.string(),
  createdAt: instantText,
});
export type CustomerOrder = v.InferOutput<typeof CustomerOrder>;

export const CustomerTicket = v.object({
  ticketId: v.string(),
  subject: v.string(),
  status: v.picklist(ticketStatuses),
  updatedAt: instantText,
});
export type CustomerTicket = v.InferOutput<typeof CustomerTicket>;

/** A movement of money, and the order it belongs to. */
export const CustomerPayment = v.object({ ...Payment.entries, orderId: v.string() });
export type CustomerPayment = v.InferOutput<typeof CustomerPayment>;

export const CustomerMail = v.object({
  id: v.number(),
  kind: v.string(),
  subject: v.string(),
  status: v.picklist(mailStatuses),
  createdAt: instantText,
});
export type CustomerMail = v.InferOutput<typeof CustomerMail>;

/** A file that the customer sent: with a ticket, or in a brief. */
export const CustomerFile = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  sizeBytes: v.number(),
  /** The ticket or order it came with. */
  source: v.picklist(['ticket', 'brief']),
  sourceId: v.string(),
  createdAt: instantText,
});
export type CustomerFile = v.InferOutput<typeof CustomerFile>;

/** A session that a person has open. */
export const CustomerSession = v.omit(OpenSession, ['current']);
export type CustomerSession = v.InferOutput<typeof CustomerSession>;

/** Another person's page, such as of the account that a guest was merged into. */
const MergedPerson = v.object({ id: v.string(), email: v.nullable(v.string()), at: instantText });

/**
 * Everything about a person, each kind of record the newest first. What the reader's role may not read
 * elsewhere is null here: emails without `mails.read`, sign-ins of admins without `people.read`.
 */
export const CustomerDetails = v.object({
  ...CustomerSummary.entries,
  /** The account's id; null: a guest. */
  customerId: v.nullable(v.string()),
  /** null: never, or `sessions` is null too. */
  signedInAt: v.nullable(instantText),
  /** The account that this guest's orders and tickets were moved into. */
  mergedInto: v.nullable(MergedPerson),
  /** Guests whose orders and tickets were moved into this account. */
  mergedFrom: v.array(MergedPerson),
  /** null: a guest, who has none. */
  billingDetails: v.nullable(BillingDetails),
  orderList: v.array(CustomerOrder),
  ticketList: v.array(CustomerTicket),
  payments: v.array(CustomerPayment),
  mails: v.nullable(v.array(CustomerMail)),
  files: v.array(CustomerFile),
  notes: v.array(CustomerNote),
  sessions: v.nullable(v.array(CustomerSession)),
});
export type CustomerDetails = v.InferOutput<typeof CustomerDetails>;
