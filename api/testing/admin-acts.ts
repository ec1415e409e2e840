import { expect } from 'bun:test';
import { createAdmin } from '#api/identity/accounts/admins';
import { reconciliations } from '#db/schema/reconciliations';
import type { AdminActs } from './admin-act.ts';
import { password } from './people.ts';
import { adminUnmatchedActs } from './unmatched.ts';

const files = [...new Bun.Glob('admin-*-acts.ts').scanSync(import.meta.dir)];

/** Those of the files beside this one, which export them as `admin…Acts`. */
const actsOfFiles = (await Promise.all(files.map((file) => import(`./${file}`))))
  .flatMap((module) => Object.entries<AdminActs>(module))
  .filter(([name]) => name.endsWith('Acts'))
  .map(([, acts]) => acts);

/** All admin actions by route. */
export const adminActs: AdminActs = {
  ...Object.assign({}, ...actsOfFiles),
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
