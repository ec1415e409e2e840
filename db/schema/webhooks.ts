/**
 * Webhooks: what programs of the owner are told of. An event and its deliveries are written in the
 * transaction that causes them, and sent after the commit.
 */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { webhookDeliveryStatuses } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant, timestamps } from './columns.ts';

/** A signing secret, encrypted. */
export type SealedSecret = {
  value: string;
  keyId: string;
  /** When it stops signing; null: the current one. */
  until: string | null;
};

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: id(),
  url: text().notNull(),
  description: text().notNull(),
  events: text().array().notNull(),
  /** Binds the encrypted secrets to this row. */
  reference: uuid().notNull().unique(),
  /** The newest first; two while they rotate. */
  secrets: jsonb().$type<SealedSecret[]>().notNull(),
  /** Since when every attempt failed; null: the last one was accepted. */
  failingSince: instant(),
  /** When it was switched off because it kept failing. */
  disabledAt: instant(),
  ...timestamps(),
});

export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which events were written. It has gaps. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    /** The number and the name of its record, as live updates have them. */
    recordId: integer().notNull(),
    recordName: text().notNull(),
    /** The body as it was sent the first time; null: not yet, or erased. */
    payload: text(),
    /** Whether its customer was erased. Its body is not stored again. */
    erased: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('webhook_events_created_idx').on(table.createdAt),
    index('webhook_events_record_idx').on(table.recordId, table.type),
  ],
);

/** What an endpoint answered. `body`: its beginning. */
export type WebhookAttempt = {
  at: string;
  status: number | null;
  durationMs: number;
  body: string;
  /** Why there was no answer. */
  error: string | null;
};

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    status: enumeration(webhookDeliveryStatuses).notNull().default('pending'),
    /** When it is sent next. While it is being sent, when that counts as interrupted. */
    dueAt: instant().notNull().defaultNow(),
    attemptCount: integer().notNull().default(0),
    /** The latest ones. */
    attempts: jsonb().$type<WebhookAttempt[]>().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_due_idx')
      .on(table.endpointId, table.dueAt)
      .where(sql`${table.status} = 'pending'`),
    index('webhook_deliveries_listed_idx').on(table.endpointId, table.createdAt, table.id),
    index('webhook_deliveries_event_idx').on(table.eventId),
    checkOneOf('webhook_deliveries_status_check', table.status, webhookDeliveryStatuses),
  ],
);

export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;
export type WebhookEventRow = typeof webhookEvents.$inferSelect;
export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;
