import * as adminCustomers from './endpoints/admin-customers.ts';
import * as analytics from './endpoints/analytics.ts';
import * as apiKeys from './endpoints/api-keys.ts';
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
import * as mails from './endpoints/mails.ts';
import * as operations from './endpoints/operations.ts';
import * as orders from './endpoints/orders.ts';
import * as people from './endpoints/people.ts';
import * as products from './endpoints/products.ts';
import * as projects from './endpoints/projects.ts';
import * as reconciliations from './endpoints/reconciliation.ts';
import * as refunds from './endpoints/refunds.ts';
import * as reviews from './endpoints/reviews.ts';
import * as securityLog from './endpoints/security-log.ts';
import * as session from './endpoints/session.ts';
import * as shopSettings from './endpoints/shop-settings.ts';
import * as siteChecks from './endpoints/site-checks.ts';
import * as subscriptions from './endpoints/subscriptions.ts';
import * as support from './endpoints/support.ts';
import * as taxRates from './endpoints/tax-rates.ts';
import * as tickets from './endpoints/tickets.ts';
import * as totp from './endpoints/totp.ts';
import * as webhooks from './endpoints/webhooks.ts';
import type { AuditedField, Noun } from './noun.ts';
import { account } from './nouns/account.ts';
import { admin } from './nouns/admin.ts';
import { apiKey } from './nouns/api-key.ts';
import { cancellation } from './nouns/cancellation.ts';
import { cannedReply } from './nouns/canned-reply.ts';
import { customer } from './nouns/customer.ts';
import { discount } from './nouns/discount.ts';
import { listView } from './nouns/list-view.ts';
import { mail } from './nouns/mail.ts';
import { job, webhook } from './nouns/operations.ts';
import { order } from './nouns/order.ts';
import { product } from './nouns/product.ts';
import { project } from './nouns/project.ts';
import { reconciliation, unmatchedSubscription } from './nouns/reconciliation.ts';
import { refund } from './nouns/refund.ts';
import { settings } from './nouns/settings.ts';
import { taxRate } from './nouns/tax-rate.ts';
import { ticket } from './nouns/ticket.ts';
import { webhookEndpoint } from './nouns/webhook-endpoint.ts';
import { sentenceCase } from './sentence-case.ts';

/** Every noun that admins change, by what audit log entries call its kind. */
export const nouns = {
  order,
  refund,
  cancellation,
  product,
  discount,
  project,
  ticket,
  canned_reply: cannedReply,
  mail,
  job,
  webhook,
  webhook_endpoint: webhookEndpoint,
  reconciliation,
  subscription: unmatchedSubscription,
  account,
  customer,
  settings,
  tax_rate: taxRate,
  list_view: listView,
  admin,
  api_key: apiKey,
} as const satisfies Record<string, Noun>;

/** Fields of several nouns in the audit log. */
export const sharedFields = {
  name: 'Name',
  title: 'Title',
  status: { label: 'Status', show: sentenceCase },
  text: { label: 'Text', unrecorded: true },
  reason: { label: 'Reason', unrecorded: true },
} as const satisfies Record<string, AuditedField>;

/**
 * Every endpoint but those that speak of all nouns, by the name of its operation. Browsers load none of
 * it: a bundler leaves out a call that it knows to be pure, but no object that is spread.
 */
export const nounEndpoints = /* @__PURE__ */ (() => ({
  ...health,
  ...session,
  ...customers,
  ...adminCustomers,
  ...impersonation,
  ...totp,
  ...people,
  ...apiKeys,
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
  ...taxRates,
  ...legalTexts,
  ...emailTemplates,
  ...analytics,
  ...securityLog,
  ...mails,
  ...operations,
  ...reconciliations,
  ...webhooks,
}))();
