import * as v from 'valibot';

/** Counts go up to this number, which then stands for all that are more. */
export const maxWaiting = 1000;

/** How much waits for an admin. Each number is that of a queue: a filter of a list. */
export const Waiting = v.object({
  toDeliver: v.number(),
  /** Of those, the overdue ones. */
  late: v.number(),
  failedPayments: v.number(),
  pastDue: v.number(),
  flagged: v.number(),
  sitesDown: v.number(),
  unreadTickets: v.number(),
  cancellations: v.number(),
});
export type Waiting = v.InferOutput<typeof Waiting>;
