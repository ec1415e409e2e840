/**
 * Changes of the monthly recurring revenue (MRR): a subscription started, changed its plan or ended.
 * A trigger on `orders` writes them, so no code path can forget to. The MRR at any moment is the
 * sum of the events until then. Another trigger classifies the events of one customer, in order, each
 * time that one of them is written.
 */
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { mrrEventKinds, mrrMovements } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant } from './columns.ts';
import { orders } from './orders.ts';

export const mrrEvents = pgTable(
  'mrr_events',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: enumeration(mrrEventKinds).notNull(),
    /** By how many cents a month the revenue rose, or fell if negative. */
    monthlyCents: bigint({ mode: 'number' }).notNull(),
    occurredAt: instant().notNull(),
    /** What it means for the customer, who may have several subscriptions. */
    movement: enumeration(mrrMovements),
    /** When the customer's first subscription started. */
    cohortAt: instant(),
  },
  (table) => [
    index('mrr_events_order_idx').on(table.orderId),
    // Covers what the charts read, so they are answered from the index alone.
    index('mrr_events_occurred_idx').on(table.occurredAt, table.kind, table.monthlyCents),
    checkOneOf('mrr_events_kind_check', table.kind, mrrEventKinds),
    checkOneOf('mrr_events_movement_check', table.movement, mrrMovements),
  ],
);
