import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import { createCheckoutExpiry } from '#api/commerce/checkout/expire-checkouts';
import type { OrderEvents } from '#api/commerce/checkout/order-events';
import { claimGuestOrders } from '#api/commerce/orders/guest-link';
import { resendEmailsOf } from '#api/commerce/orders/mail/provider-email';
import { findReceiptCode } from '#api/commerce/orders/mail/receipt';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { createTaxCheck } from '#api/commerce/tax/automatic-tax';
import type { ResolveRecords } from '#api/delivery/domain-checks/query-dns';
import type { Admission } from '#api/http/admission';
import { createClientAddress } from '#api/http/client-address';
import type { Log } from '#api/http/log';
import { createRateLimits } from '#api/http/rate-limits';
import type { SecurityHeaders } from '#api/http/security-headers';
import type { Passwords } from '#api/identity/accounts/passwords';
import type { FindMailedCode, OnEmailVerified } from '#api/identity/email-verification/service';
import type { SecurityLog } from '#api/identity/security-log/recorder';
import type { Broadcaster } from '#api/office/live-updates/broadcaster';
import type { SettingsCache } from '#api/office/settings/reader';
import type { CheckBrand } from '#api/office/settings/service';
import { createShopDay } from '#api/office/settings/shop-day';
import { joinAccount } from '#api/oversight/customers/join-account';
import type { FindFailedParts } from '#api/oversight/health/readiness';
import type { WebhookSender } from '#api/oversight/webhooks/sender';
import type { Clock } from '#api/platform/clock';
import type { NamedAddress } from '#api/platform/email-address';
import { filesFolderOf } from '#api/platform/files/open';
import type { FileStore } from '#api/platform/files/store';
import { createFileReceiver } from '#api/platform/files/store-attachment';
import type { Jobs } from '#api/platform/jobs/jobs';
import type { Mail } from '#api/platform/mail/service';
import type { Settings } from '#api/platform/settings';
import type { Vault } from '#api/platform/vault/vault';
import { claimGuestTickets } from '#api/support/tickets/guest-tickets';
import type { Database } from '#db/client';

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
  webhookSender: WebhookSender;
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

export type Base = ReturnType<typeof createBase>;

/** What all features are made from, by name; and what earlier ones are handed of later ones. */
export function createBase({ settings, shopSettings, ...deps }: Dependencies) {
  const { database, provider, mail, now, log } = deps;
  const { db } = database;
  const onEmailVerified: OnEmailVerified = async (tx, customerId, verified) => {
    await joinAccount(tx, { customerId, email: verified.email, at: verified.verifiedAt });
    await claimGuestOrders(tx, customerId, verified.email);
    await claimGuestTickets(tx, customerId, verified);
    await resendEmailsOf(tx, customerId, verified.verifiedAt);
  };
  const findMailedCode: FindMailedCode = (tx, email) =>
    findReceiptCode(tx, { mail, at: now() }, email);
  return {
    ...deps,
    db,
    /** Of the shop, as its owner sets them. */
    settings: shopSettings,
    baseUrl: settings.baseUrl,
    dataDir: settings.dataDir,
    sessionSecrets: settings.sessionSecrets,
    sitesTarget: settings.sitesTarget,
    alertSettings: settings.alerts,
    oidcSettings: settings.oidc,
    orderLinks: mail.orderLinks,
    clientAddress: createClientAddress(settings.trustedProxies),
    shopDay: createShopDay({ now, shopSettings }),
    receive: createFileReceiver(filesFolderOf(settings)),
    checkTax: createTaxCheck({ provider, log }),
    limits: createRateLimits({ enabled: settings.rateLimits, now }),
    closeCheckouts: createCheckoutExpiry({ db, provider, mail, now, log }),
    onEmailVerified,
    findMailedCode,
  };
}
