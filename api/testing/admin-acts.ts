import { expect } from 'bun:test';
import { createAdmin } from '#api/identity/accounts/admins';
import { reconciliations } from '#db/schema/reconciliations';
import type { AdminActs } from './admin-act.ts';
import { adminCatalogActs } from './admin-catalog-acts.ts';
import { adminCustomerActs } from './admin-customer-acts.ts';
import { adminListViewActs } from './admin-list-view-acts.ts';
import { adminOperationsActs } from './admin-operations-acts.ts';
import { adminOrderActs } from './admin-order-acts.ts';
import { adminPeopleActs } from './admin-people-acts.ts';
import { adminSettingsActs } from './admin-settings-acts.ts';
import { adminSupportActs } from './admin-support-acts.ts';
import { adminTotpActs } from './admin-totp-acts.ts';
import { adminViewActs } from './admin-view-acts.ts';
import { password } from './people.ts';
import { adminUnmatchedActs } from './unmatched.ts';

/** All admin actions by route. */
export const adminActs: AdminActs = {
  ...adminCustomerActs,
  ...adminListViewActs,
  ...adminOrderActs,
  ...adminCatalogActs,
  ...adminSupportActs,
  ...adminSettingsActs,
  ...adminOperationsActs,
  ...adminPeopleActs,
  ...adminTotpActs,
  ...adminViewActs,
  ...adminUnmatchedActs,
  'POST /api/admin/reconciliation': async ({ db }) => {
    await db.delete(reconciliations);
    return {
      path: '/api/admin/reconciliation',
      verb: 'reconciliation.started',
      name: expect.stringMatching(/^\d+$/),
    };
  },
  'POST /api/admin/login': async ({ db, passwords }) => {
    const username = `a${crypto.randomUUID()}`;
    const admin = { username, email: `${username}@example.com`, password };
    await createAdmin(db, passwords, admin);
    return {
      path: '/api/admin/login',
      body: { username, password },
      verb: 'account.signed_in',
      name: username,
    };
  },
};
