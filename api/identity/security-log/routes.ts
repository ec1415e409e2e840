import { Elysia } from 'elysia';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { apiPaths } from '#contract/paths';
import { SecurityEventList, SecurityEventListQuery } from '#contract/security-log';
import type { Db } from '#db/client';
import { admins, type SessionAccess } from '../sessions/viewer.ts';
import { listSecurityEvents, securityEventToWire } from './list.ts';
import type { SecurityLog } from './recorder.ts';

type Dependencies = { db: Db; access: SessionAccess; securityLog: Pick<SecurityLog, 'flush'> };

/** Who tried to get in, for admins to read. */
export function securityLogRoutes({ db, access, securityLog }: Dependencies) {
  return new Elysia({ name: 'security-log' }).use(admins(access)).get(
    apiPaths.securityLog,
    async ({ query, path, set }) => {
      await securityLog.flush();
      const page = await listSecurityEvents(db, query);
      return answerPage(page, { path, query, headers: set.headers }).map(securityEventToWire);
    },
    {
      query: SecurityEventListQuery,
      response: SecurityEventList,
      mapResponse: csvIfAsked(SecurityEventList),
    },
  );
}
