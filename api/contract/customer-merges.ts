import * as v from 'valibot';
import { CustomerOrder, CustomerTicket } from './admin-customers.ts';

/** The most guests that are merged at once: the same person may have used two addresses. */
export const maxMergedGuests = 2;

const MergedGuest = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  orders: v.array(v.pick(CustomerOrder, ['orderId', 'productTitle'])),
  tickets: v.array(v.pick(CustomerTicket, ['ticketId', 'subject'])),
  notes: v.number(),
});

/** What a merge would move. */
export const MergePreview = v.object({
  account: v.object({ id: v.string(), name: v.string(), email: v.nullable(v.string()) }),
  guests: v.array(MergedGuest),
});
export type MergePreview = v.InferOutput<typeof MergePreview>;

const personId = v.pipe(v.string(), v.uuid());

/** `guests`: one or two ids, separated by a point. */
export const MergePreviewQuery = v.strictObject({
  guests: v.pipe(
    v.string(),
    v.transform((ids) => ids.split('.')),
    v.array(personId),
    v.minLength(1),
    v.maxLength(maxMergedGuests),
  ),
});

/** The guests to merge, and how many orders and tickets the preview showed; others are a `conflict`. */
export const CustomerMerge = v.object({
  guests: v.pipe(
    v.array(v.object({ id: personId, orders: v.number(), tickets: v.number() })),
    v.minLength(1),
    v.maxLength(maxMergedGuests),
  ),
});
export type CustomerMerge = v.InferOutput<typeof CustomerMerge>;
