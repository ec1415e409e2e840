/**
 * What each subscription changed of the shop's monthly earnings, and when: it began, its plan
 * became another, it ended. A trigger of `orders` writes it, so that no writer can forget it. The
 * recurring revenue of any moment is the sum of what came before.
 */
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { subscriptionMovementKinds } from '../values/enumerations.ts';
import { enumeration, id, instant, oneOf } from './columns.ts';
import { orders } from './orders.ts';

export const subscriptionMovements = pgTable(
  'subscription_movements',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: enumeration(subscriptionMovementKinds).notNull(),
    /** A month's cents more than before, or less. */
    monthlyCents: bigint({ mode: 'number' }).notNull(),
    occurredAt: instant().notNull(),
  },
  (table) => [
    index('subscription_movements_order_idx').on(table.orderId),
    // All that the charts read, so that they need not look at the rows.
    index('subscription_movements_occurred_idx').on(
      table.occurredAt,
      table.kind,
      table.monthlyCents,
    ),
    oneOf('subscription_movements_kind_check', table.kind, subscriptionMovementKinds),
  ],
);
