import { catalogPath } from '#contract/catalog-page';
import { productPath } from '#contract/product-path';

/** The path of every screen. */
export const paths = {
  home: '/',
  products: '/#products',
  /** The catalog on a page of its own, with filters. */
  catalog: catalogPath,
  start: '/#requirements-form',
  product: productPath,
  /** The live demo of a product below a bar, in its usual look or another one. */
  productDemo: (product: Parameters<typeof productPath>[0], look: string | null = null) =>
    [productPath(product), 'demo', look ?? []].flat().join('/'),
  checkout: '/checkout',
  checkoutProduct: (id: number | string) => `/checkout/product/${id}`,
  /** With a discount code filled in; without a product, buyers choose one first. */
  checkoutWithCode: (code: string, id?: number) =>
    `${id === undefined ? '/checkout' : `/checkout/product/${id}`}?${new URLSearchParams({ code })}`,
  success: '/checkout/success',
  paymentSuccess: '/payment-success',
  support: '/support',
  questions: '/support#questions',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  /** Permanent address of a version such as '2024-12-30'. */
  termsVersion: (version: string) => `/terms-of-service/${encodeURIComponent(version)}`,
  privacyVersion: (version: string) => `/privacy-policy/${encodeURIComponent(version)}`,
  auth: '/auth',
  /** The same page with the sign-up tab open. */
  signUp: '/auth?new',
  forgotPassword: '/auth/forgot',
  resetPassword: '/auth/reset',
  /** Its token is in the hash. */
  invitation: '/invitation',
  dashboard: '/dashboard',
  account: '/dashboard/account',
  dashboardSubscription: (id: string) => `/dashboard/subscriptions/${id}`,
  dashboardSubscriptions: '/dashboard/subscriptions',
  dashboardBrief: (id: string) => `/dashboard/subscriptions/${id}/brief`,
  dashboardReview: (id: string) => `/dashboard/subscriptions/${id}/review`,
  /** An order without an account. The same token opens its review and its brief. */
  guestOrder: (token: string) => `/order/${token}`,
  guestReview: (token: string) => `/order/${token}/review`,
  guestBrief: (token: string) => `/briefs/${token}`,
  dashboardSupport: '/dashboard/support',
  dashboardTicket: (id: string) => `/dashboard/support/${id}`,
  newTicket: '/dashboard/support?new',
  billing: '/dashboard/billing',
  invoices: '/dashboard/billing#invoices',
  /** Only the invoices of one order. */
  invoicesOf: (orderId: string) =>
    `/dashboard/billing?order=${encodeURIComponent(orderId)}#invoices`,
  guestTicket: (token: string) => `/support/tickets/${token}`,
  admin: '/admin',
  adminLogin: '/admin/login',
  adminMails: '/admin/mails',
  /** The email log, filtered by an address or a subject. */
  adminMailsTo: (text: string) => `/admin/mails?q=${encodeURIComponent(text)}`,
  adminCannedReplies: '/admin/canned-replies',
  adminDiscounts: '/admin/discounts',
  /** The discount codes, filtered by one. */
  adminDiscount: (code: string) => `/admin/discounts?q=${encodeURIComponent(code)}`,
  adminReconciliation: '/admin/reconciliation',
  adminOperations: '/admin/operations',
  adminSecurity: '/admin/security',
  adminAudit: '/admin/audit',
  /** The audit log, filtered by a name. */
  adminAuditOf: (name: string) => `/admin/audit?q=${encodeURIComponent(name)}`,
  adminSecurityLog: '/admin/security-log',
  adminApiKeys: '/admin/api-keys',
  adminWebhooks: '/admin/webhooks',
  adminPeople: '/admin/people',
  adminSettings: '/admin/settings',
  adminSettingsPage: (page: string) => `/admin/settings/${page}`,
  /** A section on its page. */
  adminSettingsPart: (page: string, section: string) => `/admin/settings/${page}#${section}`,
  /** The draft and the versions of a legal text. */
  adminLegal: (document: string) => `/admin/settings/legal/${document}`,
  adminEmails: '/admin/settings/emails',
  adminEmail: (kind: string) => `/admin/settings/emails/${kind}`,
  adminEmailHistory: (kind: string) => `/admin/settings/emails/${kind}/history`,
  adminSettingsHistory: (section: string) => `/admin/settings/${section}/history`,
  adminCustomers: '/admin/customers',
  /** A customer or guest, by their id or the number of an order or ticket of theirs. */
  adminCustomer: (id: string) => `/admin/customers/${encodeURIComponent(id)}`,
  adminOrder: (orderId: string) => `/admin/orders/${orderId}`,
  adminOrders: '/admin?tab=orders',
  /** The board of undelivered orders. */
  adminDelivery: '/admin/delivery',
  adminAnalytics: '/admin/analytics',
  adminProducts: '/admin?tab=products',
  adminTickets: '/admin?tab=support',
  adminCancellations: '/admin?tab=cancellations',
  adminCancellation: (orderId: string) =>
    `/admin?tab=cancellations&q=${encodeURIComponent(orderId)}`,
  adminTicket: (ticketId: string) => `/admin/tickets/${ticketId}`,
  adminProject: (projectId: string) => `/admin?tab=projects&q=${encodeURIComponent(projectId)}`,
  /** The dashboard, filtered by title. */
  adminProduct: (title: string) => `/admin?tab=products&q=${encodeURIComponent(title)}`,
} as const;
