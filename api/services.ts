import type { DemoCheck } from '#api/catalog/demo-checks/check';
import { createDemoHealth } from '#api/catalog/demo-checks/service';
import { createPictures } from '#api/catalog/pictures/service';
import { createProducts } from '#api/catalog/products/service';
import { createCredits } from '#api/commerce/billing/credits';
import { createInvoices } from '#api/commerce/billing/invoices';
import { createBillingPortal } from '#api/commerce/billing/portal';
import { createCancellationProcessor } from '#api/commerce/cancellations/processor';
import { createCancellations } from '#api/commerce/cancellations/service';
import { createCheckoutSessions, maxOpenWaits } from '#api/commerce/checkout/checkout-status';
import { createCheckoutExpiry } from '#api/commerce/checkout/expire-checkouts';
import type { OrderEvents } from '#api/commerce/checkout/order-events';
import { createCheckouts } from '#api/commerce/checkout/service';
import { createDeliveries } from '#api/commerce/orders/delivery';
import { claimGuestOrders } from '#api/commerce/orders/guest-orders';
import { createRenewalReminders } from '#api/commerce/orders/renewal-reminders';
import { createProviderEvents } from '#api/commerce/payment-events/service';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { isChangingPlan } from '#api/commerce/plan-changes/repository';
import { createPlanChanges } from '#api/commerce/plan-changes/service';
import { createProviderPrices } from '#api/commerce/prices/service';
import { createReconciliationScheduler } from '#api/commerce/reconciliation/scheduler';
import { createReconciliation } from '#api/commerce/reconciliation/service';
import { createUnmatched } from '#api/commerce/reconciliation/unmatched';
import { createRefunds } from '#api/commerce/refunds/service';
import { createCredentialReveals } from '#api/commerce/subscriptions/reveals';
import type { Passwords } from '#api/identity/accounts/passwords';
import type { SecurityLog } from '#api/identity/security-log/recorder';
import { createIdentityServices } from '#api/identity/services';
import type { Clock } from '#api/platform/clock';
import type { FileStore } from '#api/platform/files/store';
import type { Jobs } from '#api/platform/jobs/jobs';
import type { Broadcaster } from '#api/platform/live-updates/broadcaster';
import type { Mail } from '#api/platform/mail/service';
import type { Settings } from '#api/platform/settings';
import type { Vault } from '#api/platform/vault/vault';
import { createAttachments } from '#api/support/attachments/service';
import { createCannedReplies } from '#api/support/canned-replies/service';
import { claimGuestTickets } from '#api/support/tickets/claim-guest-tickets';
import { createSupport } from '#api/support/tickets/support';
import type { Database } from '#db/client';
import { createConcurrencyLimit } from './http/concurrency-limit.ts';
import { createRateLimits } from './http/rate-limits.ts';
import type { SecurityHeaders } from './http/security-headers.ts';

export type Dependencies = {
  settings: Pick<Settings, 'baseUrl' | 'trustedProxies' | 'rateLimits' | 'oidc'> & {
    sessionSecrets: readonly string[];
  };
  database: Database;
  orderEvents: OrderEvents;
  broadcaster: Broadcaster;
  provider: PaymentProvider;
  mail: Mail;
  files: FileStore;
  vault: Vault;
  securityLog: SecurityLog;
  jobs: Jobs;
  passwords: Passwords;
  removeFirstAdminFile: () => void;
  checkDemo: DemoCheck;
  now: Clock;
  /** Hashes of the pages' inline scripts. */
  securityHeaders: SecurityHeaders;
  isStopping: () => boolean;
  /** Called after each catalog change in this process. */
  onCatalogChange: () => void;
  log: (line: string) => void;
};

export type Services = ReturnType<typeof createServices>;

/** Creates the services with their dependencies. */
export function createServices(deps: Dependencies) {
  const { settings, database, provider, mail, now, log } = deps;
  const { db } = database;
  const { baseUrl, sessionSecrets } = settings;
  const limits = createRateLimits({ enabled: settings.rateLimits, now });
  const identity = createIdentityServices({
    ...deps,
    db,
    baseUrl,
    sessionSecrets,
    limits,
    oidc: settings.oidc,
    async onEmailVerified(tx, customerId, verified) {
      await claimGuestOrders(tx, customerId, verified.email);
      await claimGuestTickets(tx, customerId, verified);
    },
  });
  const processing = createCancellationProcessor({ db, provider, mail, now, log });
  const prices = createProviderPrices({ db, provider, now });
  const closeCheckouts = createCheckoutExpiry({ db, provider, mail, now, log });
  const products = createProducts({
    db,
    now,
    closeCheckouts,
    onChange: deps.onCatalogChange,
  });
  const checkouts = createCheckouts({
    db,
    products,
    provider,
    prices,
    limits,
    mail,
    baseUrl,
    now,
    log,
  });
  const checkoutSessions = createCheckoutSessions({
    database,
    provider,
    orderEvents: deps.orderEvents,
    openWaits: createConcurrencyLimit(maxOpenWaits),
    mail,
    now,
    log,
  });

  const cancellations = createCancellations({
    db,
    provider,
    mail,
    processing,
    isChangingPlan,
    now,
    log,
  });
  const support = createSupport({ db, mail, limits, baseUrl, secrets: sessionSecrets, now });
  const attachments = createAttachments({ db, files: deps.files, limits, now });
  const cannedReplies = createCannedReplies({ db, now });
  const pictures = createPictures(deps.files);
  const deliveries = createDeliveries({ db, mail, vault: deps.vault, now });
  const reveals = createCredentialReveals({ db, vault: deps.vault, limits, now });
  const events = createProviderEvents({ db, provider, mail, now, log });
  const refunds = createRefunds({ db, provider, mail, now, log });
  const remindOfRenewals = createRenewalReminders({ db, mail, now });
  const reconciliation = createReconciliation({ ...deps, db });
  const unmatched = createUnmatched({ db, provider, mail, now, log });
  const reconciliationScheduler = createReconciliationScheduler({
    db,
    jobs: deps.jobs,
    reconciliation,
    now,
  });

  const planChanges = createPlanChanges({ db, provider, prices, limits, mail, now, log });
  const billingPortal = createBillingPortal({ db, provider, limits, baseUrl, log });
  const invoices = createInvoices({ db, provider, limits, log });
  const credits = createCredits({ db, provider, limits, log });

  return {
    ...identity,
    attachments,
    billingPortal,
    cancellations,
    cannedReplies,
    checkouts,
    checkoutSessions,
    closeCheckouts,
    demoHealth: createDemoHealth({ db, check: deps.checkDemo, now }),
    events,
    deliveries,
    invoices,
    credits,
    limits,
    pictures,
    planChanges,
    processing,
    products,
    reconciliation,
    reconciliationScheduler,
    unmatched,
    refunds,
    remindOfRenewals,
    reveals,
    support,
  };
}
