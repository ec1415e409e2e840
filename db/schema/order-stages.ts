/** A record of each time an order entered a step of making its website. */
import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { deliveryStages } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

export const orderStages = pgTable(
  'order_stages',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    stage: enumeration(deliveryStages).notNull(),
    enteredAt: instant().notNull(),
    /** null: the shop itself, such as by a payment, or an admin who is gone. */
    enteredBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('order_stages_order_idx').on(table.orderId, table.id),
    index('order_stages_entered_idx').on(table.enteredAt, table.id),
    checkOneOf('order_stages_stage_check', table.stage, deliveryStages),
  ],
);

export type OrderStageRow = typeof orderStages.$inferSelect;
