import type { RouteObject } from 'react-router';
import { AdminLayout } from '../admin/live-updates/admin-layout.tsx';
import { paths } from '../paths.ts';
import { screen } from './screen.ts';

const pages: RouteObject[] = [
  screen(paths.admin, () => import('../admin/dashboard/dashboard.screen.tsx'), {
    file: 'app/admin/dashboard/dashboard.screen.tsx',
    isEager: true,
  }),
  screen(paths.adminMails, () => import('../admin/mails/mails.screen.tsx'), {
    file: 'app/admin/mails/mails.screen.tsx',
    isEager: true,
  }),
  screen(
    paths.adminCannedReplies,
    () => import('../admin/canned-replies/canned-replies.screen.tsx'),
    {
      file: 'app/admin/canned-replies/canned-replies.screen.tsx',
      isEager: true,
    },
  ),
  screen(
    paths.adminReconciliation,
    () => import('../admin/reconciliation/reconciliation.screen.tsx'),
    {
      file: 'app/admin/reconciliation/reconciliation.screen.tsx',
      isEager: true,
    },
  ),
  screen(paths.adminAudit, () => import('../admin/audit/audit.screen.tsx'), {
    file: 'app/admin/audit/audit.screen.tsx',
    isEager: true,
  }),
  screen(paths.adminSecurityLog, () => import('../admin/security-log/security-log.screen.tsx'), {
    file: 'app/admin/security-log/security-log.screen.tsx',
    isEager: true,
  }),
  screen(paths.adminSecurity, () => import('../admin/security/security.screen.tsx'), {
    file: 'app/admin/security/security.screen.tsx',
    isEager: true,
  }),
];

export const adminRoutes: RouteObject[] = [
  { Component: AdminLayout, children: pages },
  screen(paths.adminLogin, () => import('../admin/sign-in/sign-in.screen.tsx'), {
    file: 'app/admin/sign-in/sign-in.screen.tsx',
  }),
];
