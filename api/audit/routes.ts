import { Elysia } from 'elysia';
import { AuditEntryList, AuditListQuery } from '#contract/audit';
import { apiPaths } from '#contract/paths';
import type { Db } from '#db/client';
import { answerPage, csvIfAsked } from '../lists/answer.ts';
import { admins, type SessionAccess } from '../session/viewer.ts';
import { listAudit } from './list.ts';
import { auditEntryToWire } from './to-wire.ts';

type Dependencies = { db: Db; access: SessionAccess };

/** What admins see of what admins did. Nobody changes it. */
export function auditRoutes({ db, access }: Dependencies) {
  return new Elysia({ name: 'audit' })
    .use(admins(access))
    .get(
      apiPaths.audit,
      async ({ query, path, set }) =>
        answerPage(await listAudit(db, query), { path, query, headers: set.headers }).map(
          auditEntryToWire,
        ),
      {
        query: AuditListQuery,
        response: AuditEntryList,
        mapResponse: csvIfAsked(AuditEntryList),
      },
    );
}
