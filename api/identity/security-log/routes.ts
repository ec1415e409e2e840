import { Elysia } from 'elysia';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import type { ShopDay } from '#api/platform/shop-settings/shop-day';
import * as endpoint from '#contract/endpoints/security-log';
import type { Db } from '#db/client';
import { adminGuard, type SessionAccess } from '../sessions/viewer.ts';
import { listSecurityEvents, securityEventToWire } from './list.ts';
import type { SecurityLog } from './recorder.ts';

type Dependencies = {
  db: Db;
  access: SessionAccess;
  securityLog: Pick<SecurityLog, 'flush'>;
  shopDay: ShopDay;
};

/** The security log for admins. */
export function securityLogRoutes({ db, access, securityLog, shopDay }: Dependencies) {
  return new Elysia({ name: 'security-log' }).use(adminGuard(access)).get(
    endpoint.listSecurityEvents.path,
    async (context) => {
      await securityLog.flush();
      return answerList(context, {
        endpoint: endpoint.listSecurityEvents,
        shopDay,
        read: (query) => listSecurityEvents(db, query),
        toWire: securityEventToWire,
      });
    },
    listSchemaOf(endpoint.listSecurityEvents, shopDay),
  );
}
