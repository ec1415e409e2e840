import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { feature, type Given } from '#api/http/feature';
import { requireRecentSignIn } from '#api/http/recent-sign-in';
import { schemaOf } from '#api/http/schema-of';
import { adminGuardDuringImpersonation, type Viewer } from '#api/http/viewer';
import type { SessionControl } from '#api/identity/sessions/service';
import type { Clock } from '#api/platform/clock';
import * as endpoint from '#contract/endpoints/impersonation';
import type { SecurityEventKind } from '#db/values/security-events';
import type { SecurityLog } from '../security-log/recorder.ts';
import { type Caller, callerPlugin } from '../sessions/find-viewer.ts';
import { createImpersonation, type ImpersonationService } from './service.ts';

type Dependencies = {
  access: SessionControl;
  impersonation: ImpersonationService;
  now: Clock;
  clientAddress: ClientAddress;
  securityLog: Pick<SecurityLog, 'record'>;
};

export const impersonation = feature({
  services: (given: Given<typeof createImpersonation>) => ({
    impersonation: createImpersonation(given),
  }),
  routes: (given: Given<typeof impersonationRoutes>) => [impersonationRoutes(given)],
});

/** Starts and ends an admin's impersonation of a customer. */
function impersonationRoutes(deps: Dependencies) {
  const { access, impersonation, clientAddress, securityLog, now } = deps;
  return new Elysia({ name: 'views' })
    .use(adminGuardDuringImpersonation(access))
    .use(callerPlugin(clientAddress, access.cookie))
    .post(
      endpoint.startImpersonation.path,
      async ({ viewer, body, caller, status }) => {
        requireRecentSignIn(viewer, now());
        const view = await impersonation.begin(viewer, body.customerId);
        record('view_started', viewer, caller);
        return status(201, view);
      },
      schemaOf(endpoint.startImpersonation),
    )
    .delete(
      endpoint.endImpersonation.path,
      async ({ viewer, caller }) => {
        await impersonation.end(viewer);
        record('view_ended', viewer, caller);
        return { ok: true } as const;
      },
      schemaOf(endpoint.endImpersonation),
    );

  function record(event: SecurityEventKind, { user }: Viewer, { address: network }: Caller): void {
    securityLog.record({ event, userId: user.id, network });
  }
}
