import type { AddressParts, AnswerOf, Endpoint, RequestTo } from './endpoint.ts';
import * as adminCustomers from './endpoints/admin-customers.ts';
import * as analytics from './endpoints/analytics.ts';
import * as audit from './endpoints/audit.ts';
import * as billing from './endpoints/billing.ts';
import * as briefs from './endpoints/briefs.ts';
import * as cancellations from './endpoints/cancellations.ts';
import * as cannedReplies from './endpoints/canned-replies.ts';
import * as checkout from './endpoints/checkout.ts';
import * as conversations from './endpoints/conversations.ts';
import * as customers from './endpoints/customers.ts';
import * as discounts from './endpoints/discounts.ts';
import * as domainChecks from './endpoints/domain-checks.ts';
import * as emailTemplates from './endpoints/email-templates.ts';
import * as guestOrders from './endpoints/guest-orders.ts';
import * as guestReviews from './endpoints/guest-reviews.ts';
import * as health from './endpoints/health.ts';
import * as impersonation from './endpoints/impersonation.ts';
import * as legalTexts from './endpoints/legal-texts.ts';
import * as listViews from './endpoints/list-views.ts';
import * as liveUpdates from './endpoints/live-updates.ts';
import * as mails from './endpoints/mails.ts';
import * as operations from './endpoints/operations.ts';
import * as orders from './endpoints/orders.ts';
import * as people from './endpoints/people.ts';
import * as products from './endpoints/products.ts';
import * as projects from './endpoints/projects.ts';
import * as reconciliation from './endpoints/reconciliation.ts';
import * as refunds from './endpoints/refunds.ts';
import * as reviews from './endpoints/reviews.ts';
import * as securityLog from './endpoints/security-log.ts';
import * as session from './endpoints/session.ts';
import * as shopSettings from './endpoints/shop-settings.ts';
import * as siteChecks from './endpoints/site-checks.ts';
import * as subscriptions from './endpoints/subscriptions.ts';
import * as support from './endpoints/support.ts';
import * as tickets from './endpoints/tickets.ts';
import * as totp from './endpoints/totp.ts';

/**
 * Every endpoint, by the name of its operation. It holds every schema: a browser imports only its
 * types, and names an endpoint by method and path.
 */
export const endpoints = {
  ...health,
  ...session,
  ...customers,
  ...adminCustomers,
  ...impersonation,
  ...totp,
  ...people,
  ...products,
  ...discounts,
  ...checkout,
  ...subscriptions,
  ...cancellations,
  ...billing,
  ...briefs,
  ...reviews,
  ...guestOrders,
  ...guestReviews,
  ...tickets,
  ...conversations,
  ...orders,
  ...domainChecks,
  ...siteChecks,
  ...refunds,
  ...projects,
  ...support,
  ...cannedReplies,
  ...listViews,
  ...shopSettings,
  ...legalTexts,
  ...emailTemplates,
  ...analytics,
  ...audit,
  ...securityLog,
  ...mails,
  ...operations,
  ...reconciliation,
  ...liveUpdates,
} satisfies Record<string, Endpoint>;

type Table = typeof endpoints;
type ByName = { [Operation in keyof Table as Table[Operation]['name']]: Table[Operation] };

/** The method and the path of an endpoint: 'GET /api/orders/:id'. */
export type EndpointName = keyof ByName;
export type EndpointRequest<Name extends EndpointName> = RequestTo<ByName[Name]>;
export type EndpointAddress<Name extends EndpointName> = AddressParts<ByName[Name]>;
export type EndpointAnswer<Name extends EndpointName> = AnswerOf<ByName[Name]>;
