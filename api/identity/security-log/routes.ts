import { Elysia } from 'elysia';
import { answerPage, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/security-log';
import type { Db } from '#db/client';
import { adminGuard, type SessionAccess } from '../sessions/viewer.ts';
import { listSecurityEvents, securityEventToWire } from './list.ts';
import type { SecurityLog } from './recorder.ts';

type Dependencies = { db: Db; access: SessionAccess; securityLog: Pick<SecurityLog, 'flush'> };

/** The security log for admins. */
export function securityLogRoutes({ db, access, securityLog }: Dependencies) {
  return new Elysia({ name: 'security-log' }).use(adminGuard(access)).get(
    endpoint.listSecurityEvents.path,
    async ({ query, path, set }) => {
      await securityLog.flush();
      const page = await listSecurityEvents(db, query);
      return answerPage(page, { path, query, headers: set.headers }).map(securityEventToWire);
    },
    listSchemaOf(endpoint.listSecurityEvents),
  );
}
