import { Elysia } from 'elysia';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
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
    async (context) => {
      await securityLog.flush();
      return answerList(context, {
        endpoint: endpoint.listSecurityEvents,
        read: (query) => listSecurityEvents(db, query),
        toWire: securityEventToWire,
      });
    },
    listSchemaOf(endpoint.listSecurityEvents),
  );
}
