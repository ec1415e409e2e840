import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import type { AuditChange, AuditEntry, AuditKind, AuditValue, AuditVerb } from '#contract/audit';
import * as endpoint from '#contract/endpoints/audit';
import type { Db } from '#db/client';
import { type ListedAuditEntry, listAudit } from './list.ts';

type Dependencies = { db: Db; access: SessionAccess; shopDay: ShopDay };

export const audit = feature({
  routes: (given: Given<typeof auditRoutes>) => [auditRoutes(given)],
});

/** The audit log for admins. It is read-only. */
function auditRoutes({ db, access, shopDay }: Dependencies) {
  return new Elysia({ name: 'audit' }).use(adminGuard(access)).get(
    endpoint.listAuditEntries.path,
    (context) =>
      answerList(context, {
        endpoint: endpoint.listAuditEntries,
        shopDay,
        read: (query) => listAudit(db, shopDay.timeZone(), query),
        toWire: auditEntryToWire,
      }),
    listSchemaOf(endpoint.listAuditEntries, shopDay),
  );
}

function auditEntryToWire(row: ListedAuditEntry): AuditEntry {
  const { id, createdAt, actorId, actorName, apiKey, customer, names, subjectId, subjectName } =
    row;
  const { verb, kind, changes } = storedAction(row);
  const named = (value: AuditValue) => names.get(value)?.name ?? value;
  return {
    id,
    createdAt: createdAt.toISOString(),
    actor: { id: actorId, name: names.get(actorName)?.name ?? actorName, customer, apiKey },
    verb,
    subject: {
      kind,
      id: subjectId,
      name: names.get(subjectName)?.name ?? subjectName,
      customer: names.get(subjectName)?.id ?? null,
    },
    // jsonb does not keep the order of keys.
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: named(before),
      after: named(after),
    })),
  };
}

/** No other than `writeAudit` writes entries, and the contract never loses an action or a field. */
function storedAction({ verb, kind, changes }: ListedAuditEntry) {
  return { verb, kind, changes } as {
    verb: AuditVerb;
    kind: AuditKind;
    changes: readonly AuditChange[];
  };
}
