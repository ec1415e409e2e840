import { Elysia } from 'elysia';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import type { ShopDay } from '#api/platform/shop-settings/shop-day';
import * as endpoint from '#contract/endpoints/audit';
import type { Db } from '#db/client';
import { listAudit } from './list.ts';
import { auditEntryToWire } from './to-wire.ts';

type Dependencies = { db: Db; access: SessionAccess; shopDay: ShopDay };

/** The audit log for admins. It is read-only. */
export function auditRoutes({ db, access, shopDay }: Dependencies) {
  return new Elysia({ name: 'audit' }).use(adminGuard(access)).get(
    endpoint.listAuditEntries.path,
    (context) =>
      answerList(context, {
        endpoint: endpoint.listAuditEntries,
        shopDay,
        read: (query) => listAudit(db, query),
        toWire: auditEntryToWire,
      }),
    listSchemaOf(endpoint.listAuditEntries, shopDay),
  );
}
