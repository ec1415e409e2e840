import type { AuditChange, AuditField, AuditVerb } from '#contract/audit';
import type { TestShop } from './shop.ts';

/** What two admins send who have read the same version. */
export type Both = { first: object | undefined; second: object | undefined };

/** An admin request and its expected audit log entry. */
export type AdminAct = {
  path: string;
  body?: object;
  verb: AuditVerb;
  /** The name of the affected record in the audit log. */
  name: string;
  changes?: AuditChange[];
  /** For a change of a record that another admin may have open. */
  atOnce?: Both;
  /** Why it needs no version: it replaces nothing that another admin may have written. */
  unversioned?: string;
  /** The cookie of a specific admin; any admin can make the request without it. */
  cookie?: string;
};

/** A field that changed, without its values. */
export const changed = (field: AuditField): AuditChange => ({ field, before: null, after: null });

/** A field of something new. */
export const first = (field: AuditField, after: string | boolean): AuditChange => ({
  field,
  before: null,
  after,
});

/** Functions by route that create the required records and return the request. */
export type AdminActs = Record<string, (shop: TestShop) => Promise<AdminAct>>;
