import type { RouteObject } from 'react-router';
import { legalDocuments } from '#db/values/legal-documents';
import { settingsSections } from '#db/values/settings';
import { paths } from '../paths.ts';
import { type LayoutHandle, type RouteHandle, type Screen, screen } from './screen.ts';

const pages: RouteObject[] = [
  page(paths.admin, 'dashboard/dashboard', () => import('../admin/dashboard/dashboard.screen.tsx')),
  page(
    paths.adminDelivery,
    'delivery/delivery',
    () => import('../admin/delivery/delivery.screen.tsx'),
  ),
  page(
    paths.adminAnalytics,
    'analytics/analytics',
    () => import('../admin/analytics/analytics.screen.tsx'),
  ),
  page(
    paths.adminOrder(':orderId'),
    'orders/order',
    () => import('../admin/orders/order.screen.tsx'),
    { namesAddress: true },
  ),
  page(
    paths.adminCustomers,
    'customers/customers',
    () => import('../admin/customers/customers.screen.tsx'),
  ),
  page(
    '/admin/customers/:customerId',
    'customers/customer',
    () => import('../admin/customers/customer.screen.tsx'),
    { namesAddress: true },
  ),
  page(
    paths.adminTicket(':ticketId'),
    'tickets/ticket',
    () => import('../admin/tickets/ticket.screen.tsx'),
    { namesAddress: true },
  ),
  page(paths.adminMails, 'mails/mails', () => import('../admin/mails/mails.screen.tsx')),
  page(
    paths.adminCannedReplies,
    'canned-replies/canned-replies',
    () => import('../admin/canned-replies/canned-replies.screen.tsx'),
  ),
  page(
    paths.adminDiscounts,
    'discounts/discounts',
    () => import('../admin/discounts/discounts.screen.tsx'),
  ),
  page(
    paths.adminReconciliation,
    'reconciliation/reconciliation',
    () => import('../admin/reconciliation/reconciliation.screen.tsx'),
  ),
  page(
    paths.adminOperations,
    'operations/operations',
    () => import('../admin/operations/operations.screen.tsx'),
  ),
  page(paths.adminAudit, 'audit/audit', () => import('../admin/audit/audit.screen.tsx')),
  page(paths.adminPeople, 'people/people', () => import('../admin/people/people.screen.tsx')),
  page(
    paths.adminSettings,
    'settings/settings',
    () => import('../admin/settings/settings.screen.tsx'),
  ),
  ...settingsSections.flatMap((section) => [
    page(
      paths.adminSettingsSection(section),
      'settings/section',
      () => import('../admin/settings/section.screen.tsx'),
    ),
    page(
      paths.adminSettingsHistory(section),
      'settings/history',
      () => import('../admin/settings/history.screen.tsx'),
    ),
  ]),
  ...legalDocuments.map((document) =>
    page(
      paths.adminLegal(document),
      'settings/legal/legal',
      () => import('../admin/settings/legal/legal.screen.tsx'),
    ),
  ),
  page(
    paths.adminEmails,
    'settings/emails/emails',
    () => import('../admin/settings/emails/emails.screen.tsx'),
  ),
  page(
    paths.adminEmail(':kind'),
    'settings/emails/email',
    () => import('../admin/settings/emails/email.screen.tsx'),
    { namesAddress: true },
  ),
  page(
    paths.adminEmailHistory(':kind'),
    'settings/emails/email-history',
    () => import('../admin/settings/emails/email-history.screen.tsx'),
    { namesAddress: true },
  ),
  page(
    paths.adminSecurityLog,
    'security-log/security-log',
    () => import('../admin/security-log/security-log.screen.tsx'),
  ),
  page(
    paths.adminSecurity,
    'security/security',
    () => import('../admin/security/security.screen.tsx'),
  ),
];

export const adminRoutes: RouteObject[] = [
  {
    lazy: () => import('../admin/admin-layout.tsx'),
    handle: { layout: 'app/admin/admin-layout.tsx' } satisfies LayoutHandle,
    children: pages,
  },
  screen(paths.adminLogin, () => import('../admin/sign-in/sign-in.screen.tsx'), {
    file: 'app/admin/sign-in/sign-in.screen.tsx',
  }),
];

/** `name`: the file of the screen in `app/admin`, without its ending. */
function page(
  path: string,
  name: string,
  load: () => Promise<Screen>,
  others: Pick<RouteHandle, 'namesAddress'> = {},
): RouteObject {
  return screen(path, load, { file: `app/admin/${name}.screen.tsx`, isEager: true, ...others });
}
