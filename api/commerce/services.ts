import type { Products } from '#api/catalog/products/service';
import { createConcurrencyLimit } from '#api/http/concurrency-limit';
import type { Log } from '#api/http/log';
import type { RateLimits } from '#api/http/rate-limits';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { Clock } from '#api/platform/clock';
import type { Jobs } from '#api/platform/jobs/jobs';
import type { Mail } from '#api/platform/mail/service';
import type { Vault } from '#api/platform/vault/vault';
import type { Database } from '#db/client';
import { createCredits } from './billing/credits.ts';
import { createInvoices } from './billing/invoices.ts';
import { createBillingPortal } from './billing/portal.ts';
import { createStoredCards } from './billing/stored-cards.ts';
import { createBillingDetailsSender } from './billing-details/send.ts';
import { createBillingDetails } from './billing-details/service.ts';
import { createCancellationProcessor } from './cancellations/processor.ts';
import { createCancellations } from './cancellations/service.ts';
import { createBrowserSecret } from './checkout/browser-secret.ts';
import { createCheckoutSessions, maxOpenWaits } from './checkout/checkout-status.ts';
import { createCheckoutDiscounts } from './checkout/discounts.ts';
import type { OrderEvents } from './checkout/order-events.ts';
import { createCheckouts } from './checkout/service.ts';
import { createPauseReminders } from './orders/pause-reminders.ts';
import { createProviderEmailSender } from './orders/provider-email.ts';
import { createRenewalReminders } from './orders/renewal-reminders.ts';
import { createProviderEvents } from './payment-events/service.ts';
import { createWebhookFailures } from './payment-events/webhook-failures.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { isChangingPlan } from './plan-changes/repository.ts';
import { createPlanChanges } from './plan-changes/service.ts';
import type { ProviderDiscounts } from './prices/discounts.ts';
import { createProviderPrices } from './prices/service.ts';
import { createReconciliationScheduler } from './reconciliation/scheduler.ts';
import { createReconciliation } from './reconciliation/service.ts';
import { createUnmatched } from './reconciliation/unmatched.ts';
import { createRefundProcessor } from './refunds/processor.ts';
import { createRefunds } from './refunds/service.ts';
import { createShopCancellations } from './shop-cancellations/service.ts';
import { createCredentialReveals } from './subscriptions/reveals.ts';

type Dependencies = {
  database: Database;
  provider: PaymentProvider;
  mail: Mail;
  limits: RateLimits;
  orderEvents: OrderEvents;
  jobs: Jobs;
  vault: Vault;
  settings: ShopSettingsReader;
  products: Products;
  providerDiscounts: ProviderDiscounts;
  baseUrl: string;
  isStopping: () => boolean;
  now: Clock;
  log: Log;
};

/** Creates the services from checkout to refund. */
export function createCommerceServices(deps: Dependencies) {
  const { db } = deps.database;
  const { provider, mail, limits, now, log, baseUrl, settings, jobs } = deps;
  const prices = createProviderPrices({ db, provider, now });
  const discounts = createCheckoutDiscounts({ db, limits, now });
  const processing = createCancellationProcessor({
    db,
    provider,
    mail,
    now,
    log,
    processRefund: createRefundProcessor({ db, provider, mail, now, log }),
  });
  const events = createProviderEvents({ db, provider, mail, now, log });
  const reconciliation = createReconciliation({ ...deps, db });
  return {
    billingDetails: createBillingDetails({ db, now }),
    sendBillingDetails: createBillingDetailsSender({ db, provider, log }),
    sendProviderEmails: createProviderEmailSender({ db, provider, log }),
    billingPortal: createBillingPortal({ db, provider, limits, baseUrl, settings, log }),
    invoices: createInvoices({ db, provider, limits, log }),
    credits: createCredits({ db, provider, limits, log }),
    storedCards: createStoredCards({ db, provider, limits, log }),
    checkoutDiscounts: discounts,
    browserSecret: createBrowserSecret(baseUrl),
    checkouts: createCheckouts({ ...deps, db, discounts, prices }),
    checkoutSessions: createCheckoutSessions({
      ...deps,
      openWaits: createConcurrencyLimit(maxOpenWaits),
    }),
    processing,
    cancellations: createCancellations({
      db,
      provider,
      mail,
      processing,
      isChangingPlan,
      now,
      log,
    }),
    shopCancellations: createShopCancellations({ db, processing, isChangingPlan, now }),
    planChanges: createPlanChanges({ db, provider, prices, limits, mail, now, log }),
    refunds: createRefunds({ db, provider, mail, now, log }),
    reveals: createCredentialReveals({ db, vault: deps.vault, limits, now }),
    remindOfPauses: createPauseReminders({ db, mail, now }),
    remindOfRenewals: createRenewalReminders({ db, mail, now }),
    events,
    webhookFailures: createWebhookFailures({ db, provider, events, now, log }),
    reconciliation,
    reconciliationScheduler: createReconciliationScheduler({ db, jobs, reconciliation, now }),
    unmatched: createUnmatched({ db, provider, mail, now, log }),
  };
}
