import type { AuditChange, AuditVerb } from '#db/values/audit';
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

/** Functions by route that create the required records and return the request. */
export type AdminActs = Record<string, (shop: TestShop) => Promise<AdminAct>>;
