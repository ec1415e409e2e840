/** Every screen's path, once. */
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
  /** A version of the legal texts for good, as orders name it: '2024-12-30'. */
  termsVersion: (version: string) => `/terms-of-service/${encodeURIComponent(version)}`,
  privacyVersion: (version: string) => `/privacy-policy/${encodeURIComponent(version)}`,
  auth: '/auth',
  /** The same page, open for those who are new. */
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
  /** Those of one order alone. */
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
  /** The dashboard, where it lists this order alone. */
  adminOrder: (orderId: string) => `/admin?tab=orders&q=${encodeURIComponent(orderId)}`,
  adminOrders: '/admin?tab=orders',
  adminTickets: '/admin?tab=support',
  adminCancellations: '/admin?tab=cancellations',
  adminCancellation: (orderId: string) =>
    `/admin?tab=cancellations&q=${encodeURIComponent(orderId)}`,
  adminTicket: (ticketId: string) => `/admin?tab=support&q=${encodeURIComponent(ticketId)}`,
  adminProject: (projectId: string) => `/admin?tab=projects&q=${encodeURIComponent(projectId)}`,
  /** Where it lists those of this title. */
  adminProduct: (title: string) => `/admin?tab=products&q=${encodeURIComponent(title)}`,
} as const;
