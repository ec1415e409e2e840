import * as v from 'valibot';
import { sumText } from './fields.ts';
import type { SupportGroup } from './support-packages.ts';

/** The key figures of the business. */
export const Analytics = v.object({
  totalProjects: v.number(),
  /** In progress. */
  activeProjects: v.number(),
  completedProjects: v.number(),
  /** Paid legacy projects and orders' payments, less refunds. */
  totalRevenue: sumText,
  openTickets: v.number(),
  /**
   * The mean hours from the first payment (of projects: from the brief) to the delivery, with one
   * decimal; null before the first delivery.
   */
  averageDeliveryTime: v.nullable(v.number()),
  /** Whose days the charts count. */
  timeZone: v.string(),
});
export type Analytics = v.InferOutput<typeof Analytics>;

const supportGroups = [
  'Free',
  '1-Year Support',
  'Enhancement',
  'Other',
] as const satisfies readonly SupportGroup[];

/**
 * The revenue of orders by support package, without projects. The groups add up to the totals;
 * 'Other' is present only if it counts something.
 */
export const RevenueSummary = v.object({
  totalOrders: v.number(),
  totalRevenue: sumText,
  packages: v.array(
    v.object({ group: v.picklist(supportGroups), count: v.number(), amount: sumText }),
  ),
});
export type RevenueSummary = v.InferOutput<typeof RevenueSummary>;
