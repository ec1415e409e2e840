import type { Database } from '#db/client';
import { createAttachments } from './attachments/service.ts';
import { createCredits } from './billing/credits.ts';
import { createInvoices } from './billing/invoices.ts';
import { createBillingPortal } from './billing/portal.ts';
import { createCancellationProcessing } from './cancellations/processing.ts';
import { createCancellations } from './cancellations/service.ts';
import { createCannedReplies } from './canned-replies/service.ts';
import { createCheckoutClosing } from './checkout/closing.ts';
import type { OrderNotices } from './checkout/notices.ts';
import { createCheckouts } from './checkout/service.ts';
import { createCheckoutSessions } from './checkout/waiting.ts';
import type { Clock } from './clock.ts';
import { createIdentityCheck } from './credentials/confirm-identity.ts';
import { createPasswordResets } from './credentials/password-resets.ts';
import type { Passwords } from './credentials/passwords.ts';
import { createCredentials } from './credentials/service.ts';
import { createEmailProof } from './customers/email-proof.ts';
import { createCustomers } from './customers/service.ts';
import type { DemoCheck } from './demo-health/check.ts';
import { createDemoHealth } from './demo-health/service.ts';
import { createPictures } from './files/pictures.ts';
import type { FileStore } from './files/store.ts';
import { createRateLimits } from './http/rate-limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LiveNotices } from './live-notices/exchange.ts';
import type { Mail } from './mail/service.ts';
import { createHandovers } from './orders/handover.ts';
import { createRenewalReminders } from './orders/renewal-reminders.ts';
import { createProviderEvents } from './payments/events.ts';
import { createProviderPrices } from './payments/prices.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createCatalogue } from './products/catalogue.ts';
import { createProducts } from './products/service.ts';
import { createReconciliationPasses } from './reconciliation/passes.ts';
import { createReconciliation } from './reconciliation/service.ts';
import { createUnmatched } from './reconciliation/unmatched.ts';
import { createRefunds } from './refunds/service.ts';
import type { SecurityLog } from './security-log/recorder.ts';
import { createSessionCookie } from './session/cookie.ts';
import { createKnownDevices } from './session/known-devices.ts';
import { createLoginAttempts } from './session/oidc/attempts.ts';
import { createOidcLogin } from './session/oidc/login.ts';
import { createSessions } from './session/service.ts';
import { createViews } from './session/views.ts';
import type { Settings } from './settings.ts';
import { createPlans } from './subscriptions/plan.ts';
import { createCredentialReveals } from './subscriptions/reveals.ts';
import { createSupport } from './tickets/support.ts';
import { createSecondStep } from './totp/second-step.ts';
import { createTotp } from './totp/service.ts';
import type { Vault } from './vault/vault.ts';

export type Dependencies = {
  settings: Pick<Settings, 'baseUrl' | 'trustedProxies' | 'rateLimits' | 'oidc'> & {
    sessionSecrets: readonly string[];
  };
  database: Database;
  notices: OrderNotices;
  liveNotices: LiveNotices;
  provider: PaymentProvider;
  mail: Mail;
  files: FileStore;
  vault: Vault;
  securityLog: SecurityLog;
  jobs: Jobs;
  passwords: Passwords;
  forgetFirstAdmin: () => void;
  checkDemo: DemoCheck;
  now: Clock;
  /** Of the inline scripts that the pages hold. */
  scriptHashes: readonly string[];
  isStopping: () => boolean;
  /** Called after each change of the catalogue that was made here. */
  catalogueChanged: () => void;
  log: (line: string) => void;
};

export type Services = ReturnType<typeof createServices>;

/** The rules behind the calls, each made of what it needs. */
export function createServices(deps: Dependencies) {
  const { settings, database, provider, mail, passwords, now, log } = deps;
  const { db } = database;
  const { baseUrl, sessionSecrets } = settings;
  const sessions = createSessions({ db, now });
  const access = { sessions, cookie: createSessionCookie({ baseUrl, secrets: sessionSecrets }) };
  const devices = createKnownDevices({ mail, now });
  const { securityLog } = deps;
  const limits = createRateLimits({ enabled: settings.rateLimits, now });
  const emailProof = createEmailProof({ db, mail, now, secret: sessionSecrets[0] ?? '' });
  const secondStep = createSecondStep({ vault: deps.vault, limits, now });
  const credentials = createCredentials({
    db,
    sessions,
    passwords,
    limits,
    emailProof,
    secondStep,
    devices,
    mail,
    now,
    forgetFirstAdmin: deps.forgetFirstAdmin,
  });
  const oidc =
    settings.oidc &&
    createOidcLogin({ oidc: settings.oidc, baseUrl, db, credentials, limits, now });
  const checkIdentity = createIdentityCheck({ db, credentials, secondStep });
  const totp = createTotp({
    ...{ db, vault: deps.vault, sessions, credentials, checkIdentity, mail, now },
  });
  const views = createViews({ db, now });
  const processing = createCancellationProcessing({ db, provider, mail, now, log });
  const products = createProducts({ db });
  const prices = createProviderPrices({ db, provider, now });
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
    notices: deps.notices,
    mail,
    now,
    log,
  });

  const closeCheckouts = createCheckoutClosing({ db, provider, mail, now, log });

  const passwordResets = createPasswordResets({
    db,
    sessions,
    passwords,
    limits,
    secondStep,
    devices,
    securityLog,
    mail,
    now,
    baseUrl,
    forgetFirstAdmin: deps.forgetFirstAdmin,
  });
  const attempts = createLoginAttempts({ baseUrl, secrets: sessionSecrets, now });
  const customers = createCustomers({ db, sessions, credentials, emailProof, limits, now });
  const catalogue = createCatalogue({ db, now, changed: deps.catalogueChanged, closeCheckouts });
  const cancellations = createCancellations({ db, provider, mail, processing, now, log });
  const support = createSupport({ db, mail, limits, baseUrl, secrets: sessionSecrets, now });
  const attachments = createAttachments({ db, files: deps.files, limits, now });
  const cannedReplies = createCannedReplies({ db, now });
  const pictures = createPictures(deps.files);
  const handovers = createHandovers({ db, mail, vault: deps.vault, now });
  const reveals = createCredentialReveals({ db, vault: deps.vault, limits, now });
  const events = createProviderEvents({ db, provider, mail, now, log });
  const refunds = createRefunds({ db, provider, mail, now, log });
  const remindOfRenewals = createRenewalReminders({ db, mail, now });
  const reconciliation = createReconciliation({ ...deps, db });
  const unmatched = createUnmatched({ db, provider, mail, now, log });
  const reconciliationPasses = createReconciliationPasses({
    db,
    jobs: deps.jobs,
    reconciliation,
    now,
  });

  const plans = createPlans({ db, provider, prices, limits, mail, now, log });
  const billingPortal = createBillingPortal({ db, provider, limits, baseUrl, log });
  const invoices = createInvoices({ db, provider, limits, log });
  const credits = createCredits({ db, provider, limits, log });

  return {
    access,
    attachments,
    attempts,
    billingPortal,
    cancellations,
    cannedReplies,
    catalogue,
    checkIdentity,
    checkouts,
    checkoutSessions,
    closeCheckouts,
    credentials,
    customers,
    demoHealth: createDemoHealth({ db, check: deps.checkDemo, now }),
    events,
    handovers,
    invoices,
    credits,
    limits,
    oidc,
    passwordResets,
    pictures,
    plans,
    processing,
    products,
    reconciliation,
    reconciliationPasses,
    unmatched,
    refunds,
    remindOfRenewals,
    reveals,
    sessions,
    support,
    totp,
    views,
  };
}
