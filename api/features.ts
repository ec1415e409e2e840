import { demoChecks } from '#api/catalog/demo-checks/feature';
import { discounts } from '#api/catalog/discounts/feature';
import { pictures } from '#api/catalog/pictures/feature';
import { products } from '#api/catalog/products/feature';
import { billing } from '#api/commerce/billing/feature';
import { billingDetails } from '#api/commerce/billing-details/feature';
import { cancellations } from '#api/commerce/cancellations/feature';
import { checkout } from '#api/commerce/checkout/feature';
import { orders } from '#api/commerce/orders/feature';
import { paymentEvents } from '#api/commerce/payment-events/feature';
import { planChanges } from '#api/commerce/plan-changes/feature';
import { prices } from '#api/commerce/prices/feature';
import { projects } from '#api/commerce/projects/feature';
import { reconciliation } from '#api/commerce/reconciliation/feature';
import { refunds } from '#api/commerce/refunds/feature';
import { shopCancellations } from '#api/commerce/shop-cancellations/feature';
import { subscriptions } from '#api/commerce/subscriptions/feature';
import { tax } from '#api/commerce/tax/feature';
import { briefs } from '#api/delivery/briefs/feature';
import { domainChecks } from '#api/delivery/domain-checks/feature';
import { guestOrders } from '#api/delivery/guest-orders/feature';
import { reviews } from '#api/delivery/reviews/feature';
import { siteChecks } from '#api/delivery/site-checks/feature';
import { featuresOn } from '#api/http/feature';
import { apiKeys } from '#api/identity/api-keys/feature';
import { customers } from '#api/identity/customers/feature';
import { emailVerification } from '#api/identity/email-verification/feature';
import { impersonation } from '#api/identity/impersonation/feature';
import { loginProviders } from '#api/identity/login-providers/feature';
import { people } from '#api/identity/people/feature';
import { securityLog } from '#api/identity/security-log/feature';
import { sessions } from '#api/identity/sessions/feature';
import { signIn } from '#api/identity/sign-in/feature';
import { twoFactor } from '#api/identity/two-factor/feature';
import { audit } from '#api/office/audit/feature';
import { emailTexts } from '#api/office/email-texts/feature';
import { legalTexts } from '#api/office/legal-texts/feature';
import { listViews } from '#api/office/list-views/feature';
import { liveUpdates } from '#api/office/live-updates/feature';
import { mailLog } from '#api/office/mail-log/feature';
import { settings } from '#api/office/settings/feature';
import { analytics } from '#api/oversight/analytics/feature';
import { customerDirectory } from '#api/oversight/customers/feature';
import { operations } from '#api/oversight/operations/feature';
import { waiting } from '#api/oversight/waiting/feature';
import { webhooks } from '#api/oversight/webhooks/feature';
import { privacy } from '#api/privacy/feature';
import { attachments } from '#api/support/attachments/feature';
import { cannedReplies } from '#api/support/canned-replies/feature';
import { tickets } from '#api/support/tickets/feature';
import type { Base } from './start/dependencies.ts';

/**
 * Every noun of the shop, in the order in which their services are created: one may need those before
 * it. Routes and jobs may need them all.
 */
export const features = featuresOn<Base>()
  .with(settings)
  .with(legalTexts)
  .with(emailTexts)
  .with(listViews)
  .with(audit)
  .with(mailLog)
  .with(liveUpdates)
  .with(sessions)
  .with(emailVerification)
  .with(signIn)
  .with(loginProviders)
  .with(customers)
  .with(impersonation)
  .with(twoFactor)
  .with(people)
  .with(apiKeys)
  .with(securityLog)
  .with(products)
  .with(prices)
  .with(discounts)
  .with(demoChecks)
  .with(pictures)
  .with(tax)
  .with(orders)
  .with(subscriptions)
  .with(checkout)
  .with(paymentEvents)
  .with(refunds)
  .with(planChanges)
  .with(cancellations)
  .with(shopCancellations)
  .with(billing)
  .with(billingDetails)
  .with(projects)
  .with(reconciliation)
  .with(briefs)
  .with(domainChecks)
  .with(siteChecks)
  .with(reviews)
  .with(guestOrders)
  .with(tickets)
  .with(attachments)
  .with(cannedReplies)
  .with(privacy)
  .with(customerDirectory)
  .with(analytics)
  .with(operations)
  .with(waiting)
  .with(webhooks);

export type Services = ReturnType<typeof features.createServices>;
