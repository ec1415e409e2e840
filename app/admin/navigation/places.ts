import type { Permission } from '#contract/permissions';
import type { Waiting } from '#contract/waiting';
import type { IconName } from '#ui/icon';
import { admin } from '../../copy/admin.ts';
import { audit } from '../../copy/admin-audit.ts';
import { customers } from '../../copy/admin-customers.ts';
import { deliveryBoard } from '../../copy/admin-delivery.ts';
import { discounts } from '../../copy/admin-discounts.ts';
import { mails } from '../../copy/admin-mails.ts';
import { adminNavigation as copy } from '../../copy/admin-navigation.ts';
import { operations } from '../../copy/admin-operations.ts';
import { people } from '../../copy/admin-people.ts';
import { reconciliation } from '../../copy/admin-reconciliation.ts';
import { security } from '../../copy/admin-security.ts';
import { securityLog } from '../../copy/admin-security-log.ts';
import { settings } from '../../copy/admin-settings.ts';
import { cannedReplies } from '../../copy/canned-replies.ts';
import { paths } from '../../paths.ts';
import { type TabName, tabNames } from '../dashboard/use-open-tab.ts';

/** A page of the admin area, or a tab of its dashboard. */
export type Place = {
  label: string;
  href: string;
  icon: IconName;
  tab?: TabName;
  /** What is counted beside it. */
  waits?: keyof Waiting;
  /** The letter that leads there after G. */
  jump?: string;
  /** Who sees it. Without one, every admin. */
  permission?: Permission;
};

/** The one number of a tab that an admin should see from anywhere. */
const tabCounts: Partial<Record<TabName, keyof Waiting>> = {
  support: 'unreadTickets',
  orders: 'flagged',
  cancellations: 'cancellations',
};

/** Tabs that not every role may open. */
export const tabPermissions: Partial<Record<TabName, Permission>> = {
  analytics: 'analytics.read',
};

const tabJumps: Record<TabName, string> = {
  projects: 'h',
  support: 't',
  analytics: 'a',
  products: 'p',
  orders: 'o',
  cancellations: 'c',
};

const tabIcons: Record<TabName, IconName> = {
  projects: 'file',
  support: 'message',
  analytics: 'chart',
  products: 'picture',
  orders: 'bag',
  cancellations: 'ban',
};

/** Every place that an admin can go to, in the order of the navigation. */
export const placeGroups: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: copy.dashboard,
    places: tabNames.map((tab) => ({
      label: admin.tabs[tab],
      href: tab === tabNames[0] ? paths.admin : `${paths.admin}?tab=${tab}`,
      icon: tabIcons[tab],
      jump: tabJumps[tab],
      tab,
      ...(tabPermissions[tab] && { permission: tabPermissions[tab] }),
      ...(tabCounts[tab] && { waits: tabCounts[tab] }),
    })),
  },
  {
    title: copy.manage,
    places: [
      {
        label: deliveryBoard.title,
        href: paths.adminDelivery,
        icon: 'columns',
        jump: 'd',
        waits: 'toDeliver',
      },
      { label: customers.title, href: paths.adminCustomers, icon: 'user', jump: 'u' },
      { label: discounts.title, href: paths.adminDiscounts, icon: 'tag' },
      { label: cannedReplies.title, href: paths.adminCannedReplies, icon: 'copy' },
      {
        label: reconciliation.title,
        href: paths.adminReconciliation,
        icon: 'refresh',
        jump: 'r',
        permission: 'operations.read',
      },
      {
        label: settings.title,
        href: paths.adminSettings,
        icon: 'sliders',
        jump: 's',
        permission: 'settings.read',
      },
      { label: people.title, href: paths.adminPeople, icon: 'user', permission: 'people.read' },
    ],
  },
  {
    title: copy.system,
    places: [
      {
        label: operations.title,
        href: paths.adminOperations,
        icon: 'server',
        jump: 'm',
        permission: 'operations.read',
      },
      {
        label: mails.title,
        href: paths.adminMails,
        icon: 'mail',
        jump: 'e',
        permission: 'mails.read',
      },
      {
        label: audit.title,
        href: paths.adminAudit,
        icon: 'clock',
        jump: 'l',
        permission: 'audit.read',
      },
      {
        label: securityLog.title,
        href: paths.adminSecurityLog,
        icon: 'key',
        permission: 'audit.read',
      },
      { label: security.title, href: paths.adminSecurity, icon: 'lock' },
    ],
  },
];
