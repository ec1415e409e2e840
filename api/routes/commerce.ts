import type { AnyElysia } from 'elysia';
import { billingRoutes } from '#api/commerce/billing/routes';
import { billingDetailsRoutes } from '#api/commerce/billing-details/routes';
import { customerCancellationRoutes } from '#api/commerce/cancellations/customer-routes';
import { cancellationRoutes } from '#api/commerce/cancellations/routes';
import { checkoutRoutes } from '#api/commerce/checkout/routes';
import { createDeliveryBoard } from '#api/commerce/orders/board';
import { createStageChanges } from '#api/commerce/orders/change-stage';
import { orderRoutes } from '#api/commerce/orders/routes';
import { createOrders } from '#api/commerce/orders/service';
import { webhookRoutes } from '#api/commerce/payment-events/routes';
import { webhookVersionRoutes } from '#api/commerce/payment-events/webhook-version-routes';
import { planChangeRoutes } from '#api/commerce/plan-changes/routes';
import { projectRoutes } from '#api/commerce/projects/routes';
import { createProjects } from '#api/commerce/projects/service';
import { reconciliationRoutes } from '#api/commerce/reconciliation/routes';
import { refundRoutes } from '#api/commerce/refunds/routes';
import { shopCancellationRoutes } from '#api/commerce/shop-cancellations/routes';
import { subscriptionRoutes } from '#api/commerce/subscriptions/routes';
import { createSubscriptions } from '#api/commerce/subscriptions/service';
import { subscriptionDetailsToWire } from '#api/commerce/subscriptions/to-wire';
import { countUnanswered } from '#api/delivery/reviews/count-unanswered';
import { mailPreview } from '#api/delivery/reviews/mail-preview';
import type { RouteContext } from './context.ts';

/** Orders, payments and subscriptions. */
export function commerceRoutes(context: RouteContext): AnyElysia[] {
  const { clientAddress, database, mail, now, provider, services, shopDay } = context;
  const { db } = database;
  const { access } = services;
  const orders = createOrders({ db, now });
  const subscriptions = createSubscriptions({ db, now });
  return [
    reconciliationRoutes({
      access,
      reconciliation: services.reconciliation,
      scheduler: services.reconciliationScheduler,
      unmatched: services.unmatched,
      now,
    }),
    webhookVersionRoutes({ db, access, provider }),
    orderRoutes({
      access,
      orders,
      board: createDeliveryBoard({ db }),
      deliveries: services.deliveries,
      liveAddresses: services.liveAddresses,
      stages: createStageChanges({
        db,
        now,
        countUnanswered,
        onReview: (tx, order, at) => mailPreview(tx, mail, order, at),
      }),
      shopDay,
    }),
    refundRoutes({ access, refunds: services.refunds, now, shopDay }),
    projectRoutes({ db, access, projects: createProjects({ db, now }), shopDay }),
    subscriptionRoutes({
      access,
      subscriptions,
      reveals: services.reveals,
      settings: context.shopSettings,
      shopDay,
    }),
    planChangeRoutes({
      access,
      planChanges: services.planChanges,
      readSubscription: async (customerId, id) =>
        subscriptionDetailsToWire(
          await subscriptions.find(customerId, id),
          context.shopSettings.current(),
        ),
    }),
    billingRoutes({
      access,
      portal: services.billingPortal,
      invoices: services.invoices,
      credits: services.credits,
      cards: services.storedCards,
      shopDay,
    }),
    billingDetailsRoutes({ access, billingDetails: services.billingDetails }),
    customerCancellationRoutes({ access, cancellations: services.cancellations }),
    cancellationRoutes({ db, access, processing: services.processing, shopDay }),
    shopCancellationRoutes({
      access,
      orders,
      now,
      shopCancellations: services.shopCancellations,
    }),
    checkoutRoutes({
      checkouts: services.checkouts,
      checkoutSessions: services.checkoutSessions,
      checkoutDiscounts: services.checkoutDiscounts,
      browserSecret: services.browserSecret,
      access,
      clientAddress,
    }),
    webhookRoutes({
      provider,
      now,
      events: services.events,
      failures: services.webhookFailures,
      log: context.log,
    }),
  ];
}
