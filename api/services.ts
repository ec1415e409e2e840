import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import { createDemoHealth } from '#api/catalog/demo-checks/service';
import { createDiscounts } from '#api/catalog/discounts/service';
import { createPictures } from '#api/catalog/pictures/service';
import { createProducts } from '#api/catalog/products/service';
import { createCredits } from '#api/commerce/billing/credits';
import { createInvoices } from '#api/commerce/billing/invoices';
import { createBillingPortal } from '#api/commerce/billing/portal';
import { createStoredCards } from '#api/commerce/billing/stored-cards';
import { createBillingDetailsSender } from '#api/commerce/billing-details/send';
import { createBillingDetails } from '#api/commerce/billing-details/service';
import { createCancellationProcessor } from '#api/commerce/cancellations/processor';
import { createCancellations } from '#api/commerce/cancellations/service';
import { createCheckoutSessions, maxOpenWaits } from '#api/commerce/checkout/checkout-status';
import { createCheckoutDiscounts } from '#api/commerce/checkout/discounts';
import { createCheckoutExpiry } from '#api/commerce/checkout/expire-checkouts';
import type { OrderEvents } from '#api/commerce/checkout/order-events';
import { createCheckouts } from '#api/commerce/checkout/service';
import { createDeliveries } from '#api/commerce/orders/delivery';
import { claimGuestOrders } from '#api/commerce/orders/guest-orders';
import { createLiveAddresses } from '#api/commerce/orders/live-address';
import { createPauseReminders } from '#api/commerce/orders/pause-reminders';
import { findReceiptCode } from '#api/commerce/orders/receipt';
import { createRenewalReminders } from '#api/commerce/orders/renewal-reminders';
import { createProviderEvents } from '#api/commerce/payment-events/service';
import { createWebhookFailures } from '#api/commerce/payment-events/webhook-failures';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { isChangingPlan } from '#api/commerce/plan-changes/repository';
import { createPlanChanges } from '#api/commerce/plan-changes/service';
import { createProviderDiscounts } from '#api/commerce/prices/discounts';
import { createProviderPrices } from '#api/commerce/prices/service';
import { createReconciliationScheduler } from '#api/commerce/reconciliation/scheduler';
import { createReconciliation } from '#api/commerce/reconciliation/service';
import { createUnmatched } from '#api/commerce/reconciliation/unmatched';
import { createRefunds } from '#api/commerce/refunds/service';
import { createCredentialReveals } from '#api/commerce/subscriptions/reveals';
import { createBriefArchive } from '#api/delivery/briefs/archive';
import { createBriefFiles } from '#api/delivery/briefs/files';
import { createGuestLinks } from '#api/delivery/briefs/order-links';
import { createBriefQuestions } from '#api/delivery/briefs/questions';
import { createBriefs } from '#api/delivery/briefs/service';
import type { ResolveRecords } from '#api/delivery/domain-checks/query-dns';
import { createDomainChecks } from '#api/delivery/domain-checks/service';
import { createReviewAnswers } from '#api/delivery/reviews/answers';
import { createPreviewFrameCheck } from '#api/delivery/reviews/preview-frame';
import { createScreenshotUploads } from '#api/delivery/reviews/screenshot-uploads';
import { createReviews } from '#api/delivery/reviews/service';
import { createReleaseCheck } from '#api/delivery/site-checks/check-release';
import { createSiteChecks } from '#api/delivery/site-checks/service';
import type { Passwords } from '#api/identity/accounts/passwords';
import type { SecurityLog } from '#api/identity/security-log/recorder';
import { createIdentityServices } from '#api/identity/services';
import { createAlerts } from '#api/insights/operations/alerts/service';
import { createOperations } from '#api/insights/operations/service';
import type { Clock } from '#api/platform/clock';
import type { NamedAddress } from '#api/platform/email-address';
import type { FileStore } from '#api/platform/files/store';
import type { Jobs } from '#api/platform/jobs/jobs';
import { createLegalTexts } from '#api/platform/legal-texts/service';
import type { Broadcaster } from '#api/platform/live-updates/broadcaster';
import type { Mail } from '#api/platform/mail/service';
import type { Settings } from '#api/platform/settings';
import type { SettingsCache } from '#api/platform/shop-settings/reader';
import { type CheckBrand, createShopSettings } from '#api/platform/shop-settings/service';
import { createSettingsVersions } from '#api/platform/shop-settings/versions';
import type { Vault } from '#api/platform/vault/vault';
import { createPrivacyRequests } from '#api/privacy/requests';
import { createAttachments } from '#api/support/attachments/service';
import { createCannedReplies } from '#api/support/canned-replies/service';
import { claimGuestTickets } from '#api/support/tickets/claim-guest-tickets';
import { createSupport } from '#api/support/tickets/support';
import type { Database } from '#db/client';
import type { Admission } from './http/admission.ts';
import { createConcurrencyLimit } from './http/concurrency-limit.ts';
import type { Log } from './http/log.ts';
import { createRateLimits } from './http/rate-limits.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { joinAccount } from './insights/customers/join-account.ts';
import { createEmailTexts } from './insights/email-texts/service.ts';
import type { FindFailedParts } from './insights/health/readiness.ts';

export type Dependencies = {
  settings: Pick<
    Settings,
    'baseUrl' | 'dataDir' | 'trustedProxies' | 'rateLimits' | 'oidc' | 'sitesTarget' | 'alerts'
  > & {
    sessionSecrets: readonly string[];
  };
  database: Database;
  orderEvents: OrderEvents;
  broadcaster: Broadcaster;
  provider: PaymentProvider;
  mail: Mail;
  /** Who emails come from; null: no mail server is set up. */
  sender: NamedAddress | null;
  shopSettings: SettingsCache;
  checkBrand: CheckBrand;
  files: FileStore;
  vault: Vault;
  securityLog: SecurityLog;
  jobs: Jobs;
  passwords: Passwords;
  removeFirstAdminFile: () => void;
  checkAddress: CheckAddress;
  resolveRecords: ResolveRecords;
  now: Clock;
  /** Hashes of the pages' inline scripts. */
  securityHeaders: SecurityHeaders;
  isStopping: () => boolean;
  findFailedParts: FindFailedParts;
  /** Without it, a saturated process refuses no requests. */
  admission?: Admission;
  /** Called after each catalog change in this process. */
  onCatalogChange: () => void;
  log: Log;
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
    settings: deps.shopSettings,
    async onEmailVerified(tx, customerId, verified) {
      await joinAccount(tx, { customerId, email: verified.email, at: verified.verifiedAt });
      await claimGuestOrders(tx, customerId, verified.email);
      await claimGuestTickets(tx, customerId, verified);
    },
    findMailedCode: (tx, email) => findReceiptCode(tx, { mail, at: now() }, email),
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
  const providerDiscounts = createProviderDiscounts({ db, provider, log });
  const discounts = createDiscounts({ db, now, onEnd: providerDiscounts.end });
  const checkoutDiscounts = createCheckoutDiscounts({ db, limits, now });
  const checkouts = createCheckouts({
    db,
    discounts: checkoutDiscounts,
    providerDiscounts,
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
  const support = createSupport({
    ...{ db, mail, limits, baseUrl, secrets: sessionSecrets, now },
    settings: deps.shopSettings,
  });
  const attachments = createAttachments({ db, files: deps.files, limits, now });
  const briefs = createBriefs({ db, limits, now });
  const briefFiles = createBriefFiles({ db, files: deps.files, limits, briefs, now });
  const briefArchive = createBriefArchive({ db, files: deps.files, now });
  const reviews = createReviews({ db, limits, mail, now });
  const reviewAnswers = createReviewAnswers({ db, now });
  const checkPreviewFrame = createPreviewFrameCheck({
    ...{ db, limits, baseUrl },
    check: deps.checkAddress,
  });
  const cannedReplies = createCannedReplies({ db, now });
  const pictures = createPictures(deps.files);
  const checkDomain = createDomainChecks({
    ...{ db, limits, briefs, now, log, target: settings.sitesTarget },
    resolve: deps.resolveRecords,
  });
  const siteChecks = createSiteChecks({
    ...{ db, jobs: deps.jobs, check: deps.checkAddress, mail, now },
  });
  const release = {
    checkRelease: createReleaseCheck({ check: deps.checkAddress, checkDomain, briefs }),
    watch: siteChecks.checkSoon,
  };
  const deliveries = createDeliveries({ ...{ db, mail, vault: deps.vault, now }, ...release });
  const reveals = createCredentialReveals({ db, vault: deps.vault, limits, now });
  const events = createProviderEvents({ db, provider, mail, now, log });
  const webhookFailures = createWebhookFailures({ db, provider, events, now, log });
  const refunds = createRefunds({ db, provider, mail, now, log });
  const remindOfPauses = createPauseReminders({ db, mail, now });
  const remindOfRenewals = createRenewalReminders({ db, mail, now });
  const reconciliation = createReconciliation({ ...deps, db });
  const unmatched = createUnmatched({ db, provider, mail, now, log });
  const reconciliationScheduler = createReconciliationScheduler({
    db,
    jobs: deps.jobs,
    reconciliation,
    now,
  });

  const versions = createSettingsVersions({ db, cache: deps.shopSettings, now });
  const planChanges = createPlanChanges({ db, provider, prices, limits, mail, now, log });
  const billingPortal = createBillingPortal({
    ...{ db, provider, limits, baseUrl, log },
    settings: deps.shopSettings,
  });
  const invoices = createInvoices({ db, provider, limits, log });
  const credits = createCredits({ db, provider, limits, log });
  const storedCards = createStoredCards({ db, provider, limits, log });

  const operations = createOperations({
    ...{ db, now, baseUrl, files: deps.files },
    dataDir: deps.settings.dataDir,
  });

  return {
    ...identity,
    operations,
    alerts: createAlerts({
      ...{ db, operations, mail, baseUrl, now, log },
      jobs: deps.jobs,
      settings: deps.settings.alerts,
    }),
    attachments,
    billingDetails: createBillingDetails({ db, now }),
    sendBillingDetails: createBillingDetailsSender({ db, provider, log }),
    privacyRequests: createPrivacyRequests({ db, files: deps.files, now }),
    billingPortal,
    briefs,
    briefFiles,
    briefArchive,
    cancellations,
    cannedReplies,
    checkoutDiscounts,
    checkouts,
    checkoutSessions,
    closeCheckouts,
    discounts,
    demoHealth: createDemoHealth({ db, check: deps.checkAddress, now }),
    events,
    deliveries,
    liveAddresses: createLiveAddresses({ db, now, ...release }),
    invoices,
    credits,
    storedCards,
    limits,
    pictures,
    planChanges,
    processing,
    products,
    reconciliation,
    reconciliationScheduler,
    unmatched,
    webhookFailures,
    refunds,
    remindOfPauses,
    remindOfRenewals,
    reveals,
    shopSettings: createShopSettings({ versions, checkBrand: deps.checkBrand }),
    legalTexts: createLegalTexts({
      ...{ db, versions, now, onChange: deps.onCatalogChange },
      settings: deps.shopSettings,
    }),
    emailTexts: createEmailTexts({
      ...{ db, versions, mail, limits, baseUrl, now, sender: deps.sender },
      settings: deps.shopSettings,
    }),
    siteChecks,
    reviews,
    reviewAnswers,
    checkPreviewFrame,
    briefQuestions: createBriefQuestions({ db, mail, now }),
    guestLinks: createGuestLinks({ db, limits, mail, now }),
    screenshotUploads: createScreenshotUploads({ db, files: deps.files, limits, now }),
    checkDomain,
    support,
  };
}
