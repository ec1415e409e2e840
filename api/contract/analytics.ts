import * as v from 'valibot';
import { sumText } from './fields.ts';
import type { SupportGroup } from './support-packages.ts';

/** How the business stands. */
export const Analytics = v.object({
  totalProjects: v.number(),
  /** In progress. */
  activeProjects: v.number(),
  completedProjects: v.number(),
  /** Paid legacy projects and orders' payments, less what was given back. */
  totalRevenue: sumText,
  openTickets: v.number(),
  /**
   * Hours from the first payment (of projects: from the brief) to the delivery, on average over
   * all that was delivered, with one decimal; null where nothing was delivered yet.
   */
  averageDeliveryTime: v.nullable(v.number()),
});
export type Analytics = v.InferOutput<typeof Analytics>;

const supportGroups = [
  'Free',
  '1-Year Support',
  'Enhancement',
  'Other',
] as const satisfies readonly SupportGroup[];

/**
 * What the orders brought in, by support package. The groups add up to the totals; 'Other' is
 * there only when it counts something. Projects are not in it.
 */
export const RevenueSummary = v.object({
  totalOrders: v.number(),
  totalRevenue: sumText,
  packages: v.array(
    v.object({ group: v.picklist(supportGroups), count: v.number(), amount: sumText }),
  ),
});
export type RevenueSummary = v.InferOutput<typeof RevenueSummary>;
