/** Projects of the former custom website service: still managed by admins, no longer sold. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { paymentStatuses, projectStatuses } from '../values/enumerations.ts';
import {
  checkAmounts,
  checkOneOf,
  enumeration,
  id,
  instant,
  money,
  timestamps,
} from './columns.ts';

export const projects = pgTable(
  'projects',
  {
    id: id(),
    projectId: text().notNull().unique(),
    businessName: text().notNull(),
    contactPerson: text().notNull(),
    email: text().notNull(),
    phone: text(),
    businessDescription: text(),
    websiteGoals: text(),
    targetAudience: text(),
    industry: text(),
    websiteType: text(),
    designStyle: text(),
    colorPreferences: text(),
    contentProvided: boolean().notNull().default(false),
    needsGraphics: boolean().notNull().default(false),
    additionalRequirements: text(),
    paymentStatus: enumeration(paymentStatuses).notNull().default('pending'),
    stripePaymentIntentId: text(),
    stripeSubscriptionId: text(),
    stripeCustomerId: text(),
    amount: money().notNull().default(sql`199.00`),
    status: enumeration(projectStatuses).notNull().default('submitted'),
    deliveryDeadline: instant(),
    reviewDeadline: instant(),
    deliveredAt: instant(),
    /** Incremented by each change, so that a form can detect a newer version. */
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    index('projects_created_idx').on(table.createdAt, table.id),
    index('projects_email_idx').on(sql`lower(${table.email})`),
    checkOneOf('projects_status_check', table.status, projectStatuses),
    checkOneOf('projects_payment_status_check', table.paymentStatus, paymentStatuses),
    checkAmounts('projects_amount_check', table.amount),
  ],
);

export type ProjectRow = typeof projects.$inferSelect;
