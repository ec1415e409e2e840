import { paths } from '../paths.ts';

/** Of the pages of admins: nobody else should find them. */
export const adminMetadata = {
  admin: {
    title: 'Admin Dashboard',
    description: 'Product and subscription management',
    path: paths.admin,
    noindex: true,
  },
  adminLogin: {
    title: 'Admin login',
    description: 'For those who run the shop.',
    path: paths.adminLogin,
    noindex: true,
  },
  mails: {
    title: 'Mail log',
    description: 'Every mail that the shop owed somebody, and whether it left.',
    path: paths.adminMails,
    noindex: true,
  },
  cannedReplies: {
    title: 'Canned replies',
    description: 'Answers that are given often.',
    path: paths.adminCannedReplies,
    noindex: true,
  },
  reconciliation: {
    title: 'Reconciliation',
    description: 'Whether the shop’s numbers and the payment service’s agree.',
    path: paths.adminReconciliation,
    noindex: true,
  },
  security: {
    title: 'Security',
    description: 'Protect your account, and see where you are signed in.',
    path: paths.adminSecurity,
    noindex: true,
  },
  audit: {
    title: 'Audit trail',
    description: 'What admins have done, and what it changed.',
    path: paths.adminAudit,
    noindex: true,
  },
  securityLog: {
    title: 'Security log',
    description: 'Sign-ins, failed attempts and denied requests.',
    path: paths.adminSecurityLog,
    noindex: true,
  },
} as const;
