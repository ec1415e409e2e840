import { analytics } from './admin/analytics/section.ts';
import { apiKeys } from './admin/api-keys/section.ts';
import { audit } from './admin/audit/section.ts';
import { cancellations } from './admin/cancellations/section.ts';
import { cannedReplies } from './admin/canned-replies/section.ts';
import { customers } from './admin/customers/section.ts';
import { delivery } from './admin/delivery/section.ts';
import { discounts } from './admin/discounts/section.ts';
import { mails } from './admin/mails/section.ts';
import { operations } from './admin/operations/section.ts';
import { orders } from './admin/orders/section.ts';
import { people } from './admin/people/section.ts';
import { products } from './admin/products/section.ts';
import { projects } from './admin/projects/section.ts';
import { reconciliation } from './admin/reconciliation/section.ts';
import type { AdminSection } from './admin/section.ts';
import { security } from './admin/security/section.ts';
import { securityLog } from './admin/security-log/section.ts';
import { settings } from './admin/settings/section.ts';
import { tickets } from './admin/tickets/section.ts';
import { webhooks } from './admin/webhooks/section.ts';

/** What there is in the admin area, in the order of its navigation. */
export const sections = [
  projects,
  tickets,
  analytics,
  products,
  orders,
  cancellations,
  delivery,
  customers,
  discounts,
  cannedReplies,
  settings,
  people,
  operations,
  reconciliation,
  mails,
  audit,
  securityLog,
  apiKeys,
  webhooks,
  security,
] as const satisfies readonly AdminSection[];
