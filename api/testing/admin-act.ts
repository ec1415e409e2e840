import type { AuditChange, AuditField, AuditVerb } from '#contract/audit';
import type { TestShop } from './shop.ts';

/** An admin request and its expected audit log entry. */
export type AdminAct = {
  path: string;
  body?: object;
  verb: AuditVerb;
  /** The name of the affected record in the audit log. */
  name: string;
  changes?: AuditChange[];
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
