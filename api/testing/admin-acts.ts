import { expect } from 'bun:test';
import { makeAdmin } from '#api/identity/accounts/admins';
import { createPasswords } from '#api/identity/accounts/passwords';
import { reconciliations } from '#db/schema/reconciliations';
import type { AuditChange, AuditVerb } from '#db/values/audit';
import { adminOrderActs } from './admin-order-acts.ts';
import { adminRecordActs } from './admin-record-acts.ts';
import { adminTotpActs } from './admin-totp-acts.ts';
import { adminViewActs } from './admin-view-acts.ts';
import { password } from './people.ts';
import type { TestShop } from './shop.ts';
import { adminUnmatchedActs } from './unmatched.ts';

/** A call that an admin makes, and what the audit trail then tells of it. */
export type AdminAct = {
  path: string;
  body?: object;
  verb: AuditVerb;
  /** What its subject is called. */
  name: string;
  changes?: AuditChange[];
  /** Of the admin who does it, where not any can. */
  cookie?: string;
};

/** By route: makes what it is done to, so that it can be done. */
export type AdminActs = Record<string, (shop: TestShop) => Promise<AdminAct>>;

/** Everything that an admin can do. */
export const adminActs: AdminActs = {
  ...adminOrderActs,
  ...adminRecordActs,
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
  'POST /api/admin/login': async ({ db }) => {
    const username = `a${crypto.randomUUID()}`;
    const admin = { username, email: `${username}@example.com`, password };
    await makeAdmin(db, createPasswords(), admin);
    return {
      path: '/api/admin/login',
      body: { username, password },
      verb: 'account.signed_in',
      name: username,
    };
  },
};
