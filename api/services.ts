import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import { createDemoHealth } from '#api/catalog/demo-checks/service';
import { createDiscounts } from '#api/catalog/discounts/service';
import { createPictures } from '#api/catalog/pictures/service';
import { createProducts } from '#api/catalog/products/service';
import { createCheckoutExpiry } from '#api/commerce/checkout/expire-checkouts';
import type { OrderEvents } from '#api/commerce/checkout/order-events';
import { claimGuestOrders } from '#api/commerce/orders/guest-orders';
import { resendEmailsOf } from '#api/commerce/orders/provider-email';
import { findReceiptCode } from '#api/commerce/orders/receipt';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { createProviderDiscounts } from '#api/commerce/prices/discounts';
import { createCommerceServices } from '#api/commerce/services';
import type { ResolveRecords } from '#api/delivery/domain-checks/query-dns';
import { createDeliveryServices } from '#api/delivery/services';
import type { Passwords } from '#api/identity/accounts/passwords';
import type { SecurityLog } from '#api/identity/security-log/recorder';
import { createIdentityServices } from '#api/identity/services';
import { createEmailTexts } from '#api/office/email-texts/service';
import { createLegalTexts } from '#api/office/legal-texts/service';
import type { Broadcaster } from '#api/office/live-updates/broadcaster';
import type { SettingsCache } from '#api/office/settings/reader';
import { type CheckBrand, createShopSettings } from '#api/office/settings/service';
import { createSettingsVersions } from '#api/office/settings/versions';
import { joinAccount } from '#api/oversight/customers/join-account';
import type { FindFailedParts } from '#api/oversight/health/readiness';
import { createAlerts } from '#api/oversight/operations/alerts/service';
import { createOperations } from '#api/oversight/operations/service';
import type { Clock } from '#api/platform/clock';
import type { NamedAddress } from '#api/platform/email-address';
import { filesFolderOf } from '#api/platform/files/open';
import { createFileReceiver } from '#api/platform/files/receive-file';
import type { FileStore } from '#api/platform/files/store';
import type { Jobs } from '#api/platform/jobs/jobs';
import type { Mail } from '#api/platform/mail/service';
import type { Settings } from '#api/platform/settings';
import type { Vault } from '#api/platform/vault/vault';
import { createPrivacyRequests } from '#api/privacy/requests';
import { createAttachments } from '#api/support/attachments/service';
import { createCannedReplies } from '#api/support/canned-replies/service';
import { claimGuestTickets } from '#api/support/tickets/claim-guest-tickets';
import { createSupport } from '#api/support/tickets/support';
import type { Database } from '#db/client';
import type { Admission } from './http/admission.ts';
import type { Log } from './http/log.ts';
import { createRateLimits } from './http/rate-limits.ts';
import type { SecurityHeaders } from './http/security-headers.ts';

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
  const { settings, database, provider, mail, files, jobs, now, log } = deps;
  const { db } = database;
  const { baseUrl, sessionSecrets } = settings;
  const shared = {
    ...deps,
    db,
    baseUrl,
    settings: deps.shopSettings,
    receive: createFileReceiver(filesFolderOf(settings)),
    limits: createRateLimits({ enabled: settings.rateLimits, now }),
  };
  const { limits, receive } = shared;
  const identity = createIdentityServices({
    ...shared,
    sessionSecrets,
    oidc: settings.oidc,
    async onEmailVerified(tx, customerId, verified) {
      await joinAccount(tx, { customerId, email: verified.email, at: verified.verifiedAt });
      await claimGuestOrders(tx, customerId, verified.email);
      await claimGuestTickets(tx, customerId, verified);
      await resendEmailsOf(tx, customerId, verified.verifiedAt);
    },
    findMailedCode: (tx, email) => findReceiptCode(tx, { mail, at: now() }, email),
  });
  const closeCheckouts = createCheckoutExpiry({ db, provider, mail, now, log });
  const products = createProducts({ db, now, closeCheckouts, onChange: deps.onCatalogChange });
  const providerDiscounts = createProviderDiscounts({ db, provider, log });
  const versions = createSettingsVersions({ db, cache: deps.shopSettings, now });
  const operations = createOperations({ db, now, baseUrl, files, dataDir: settings.dataDir });
  return {
    ...identity,
    ...createCommerceServices({ ...shared, products, providerDiscounts }),
    ...createDeliveryServices({ ...shared, sitesTarget: settings.sitesTarget }),
    limits,
    products,
    closeCheckouts,
    discounts: createDiscounts({ db, now, onEnd: providerDiscounts.end }),
    demoHealth: createDemoHealth({ db, check: deps.checkAddress, now }),
    pictures: createPictures({ files, receive }),
    support: createSupport({ ...shared, secrets: sessionSecrets }),
    attachments: createAttachments({ db, files, receive, limits, now }),
    cannedReplies: createCannedReplies({ db, now }),
    privacyRequests: createPrivacyRequests({ db, files, now }),
    shopSettings: createShopSettings({ versions, checkBrand: deps.checkBrand }),
    legalTexts: createLegalTexts({ ...shared, versions, onChange: deps.onCatalogChange }),
    emailTexts: createEmailTexts({ ...shared, versions }),
    operations,
    alerts: createAlerts({
      db,
      operations,
      mail,
      jobs,
      baseUrl,
      now,
      log,
      settings: settings.alerts,
    }),
  };
}
