import * as v from 'valibot';
import { customerTypes, ticketPriorities, ticketStatuses } from '#db/values/enumerations';
import { daysQuery, idsQuery, listQuery } from './lists.ts';

export const TicketListQuery = listQuery({
  statuses: ticketStatuses,
  sorts: ['createdAt', 'updatedAt'],
});
export type TicketListQuery = v.InferOutput<typeof TicketListQuery>;

/** Tickets that wait for nothing come last if `waitingSince` ascends: the oldest wait is first. */
export const ticketSorts = ['createdAt', 'updatedAt', 'priority', 'waitingSince'] as const;

/**
 * `active`: open or in progress. `unread`: messages that no admin has read, without suspected spam.
 * `late`: active without the first reply that was promised. `snoozed` tickets are in none of `active`,
 * `open` and `in_progress`.
 */
export const ticketFilters = ['active', ...ticketStatuses, 'unread', 'late', 'snoozed'] as const;
export type TicketFilter = (typeof ticketFilters)[number];

/** For how many hours a customer has waited for a reply, at least. */
export const waitingHours = ['1', '4', '24', '72'] as const;

/** `assignee`: an admin's user id, the admin who asks, or no one. */
export const AdminTicketListQuery = v.strictObject({
  ...listQuery({ statuses: ticketFilters, sorts: ticketSorts }).entries,
  ...daysQuery,
  ...idsQuery,
  assignee: v.optional(v.pipe(v.string(), v.regex(/^(me|none|\d{1,9})$/, 'Invalid input'))),
  priority: v.optional(v.picklist(ticketPriorities)),
  /** Someone without a customer type has an order or an account, so they are a customer. */
  customerType: v.optional(v.picklist(customerTypes)),
  waiting: v.optional(v.picklist(waitingHours)),
});
export type AdminTicketListQuery = v.InferOutput<typeof AdminTicketListQuery>;
