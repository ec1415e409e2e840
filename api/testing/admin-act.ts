import type { AuditChange, AuditVerb } from '#db/values/audit';
import type { TestShop } from './shop.ts';

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
