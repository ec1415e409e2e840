/** The path of every screen. */
export const paths = {
  home: '/',
  products: '/#products',
  start: '/#requirements-form',
  checkout: '/checkout',
  checkoutProduct: (id: number | string) => `/checkout/product/${id}`,
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
  dashboard: '/dashboard',
  account: '/dashboard/account',
  dashboardSubscription: (id: string) => `/dashboard/subscriptions/${id}`,
  dashboardSubscriptions: '/dashboard/subscriptions',
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
  adminCannedReplies: '/admin/canned-replies',
  adminReconciliation: '/admin/reconciliation',
  adminSecurity: '/admin/security',
  adminAudit: '/admin/audit',
  adminSecurityLog: '/admin/security-log',
  /** The dashboard, filtered by an order. */
  adminOrder: (orderId: string) => `/admin?tab=orders&q=${encodeURIComponent(orderId)}`,
  adminOrders: '/admin?tab=orders',
  adminTickets: '/admin?tab=support',
  adminCancellations: '/admin?tab=cancellations',
  adminCancellation: (orderId: string) =>
    `/admin?tab=cancellations&q=${encodeURIComponent(orderId)}`,
  adminTicket: (ticketId: string) => `/admin?tab=support&q=${encodeURIComponent(ticketId)}`,
  adminProject: (projectId: string) => `/admin?tab=projects&q=${encodeURIComponent(projectId)}`,
  /** The dashboard, filtered by title. */
  adminProduct: (title: string) => `/admin?tab=products&q=${encodeURIComponent(title)}`,
} as const;
