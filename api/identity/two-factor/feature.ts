import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type Viewer } from '#api/http/viewer';
import type { SessionControl } from '#api/identity/sessions/service';
import * as endpoint from '#contract/endpoints/totp';
import type { SecurityEventKind } from '#db/values/security-events';
import type { SecurityLog } from '../security-log/recorder.ts';
import { type Caller, callerPlugin } from '../sessions/find-viewer.ts';
import { createTotp, type TotpService } from './service.ts';

type Dependencies = {
  access: SessionControl;
  totp: TotpService;
  clientAddress: ClientAddress;
  securityLog: Pick<SecurityLog, 'record'>;
};

export const twoFactor = feature({
  services: (given: Given<typeof createTotp>) => ({ totp: createTotp(given) }),
  routes: (given: Given<typeof totpRoutes>) => [totpRoutes(given)],
});

/** An admin's own two-factor authentication. */
function totpRoutes(deps: Dependencies) {
  const { access, totp } = deps;
  return new Elysia({ name: 'totp' })
    .use(adminGuard(access))
    .use(callerPlugin(deps.clientAddress, access.cookie))
    .get(endpoint.getTotp.path, ({ viewer }) => totp.state(viewer), schemaOf(endpoint.getTotp))
    .post(
      endpoint.setUpTotp.path,
      async ({ viewer, status }) => status(201, await totp.begin(viewer)),
      schemaOf(endpoint.setUpTotp),
    )
    .post(
      endpoint.confirmTotp.path,
      async ({ viewer, body, caller, cookie }) => {
        await access.cookie.write(cookie, await totp.confirm(viewer, body.code));
        record('two_factor_enabled', viewer, caller);
        return { ok: true } as const;
      },
      schemaOf(endpoint.confirmTotp),
    )
    .delete(
      endpoint.disableTotp.path,
      async ({ viewer, body, caller, cookie }) => {
        const proof = { ...body, address: caller.address };
        await access.cookie.write(cookie, await totp.end(viewer, proof));
        record('two_factor_disabled', viewer, caller);
        return { ok: true } as const;
      },
      schemaOf(endpoint.disableTotp),
    )
    .post(
      endpoint.renewRecoveryCodes.path,
      async ({ viewer, body, caller: { address }, status }) => {
        const recoveryCodes = await totp.renewRecoveryCodes(viewer, { ...body, address });
        return status(201, { recoveryCodes });
      },
      schemaOf(endpoint.renewRecoveryCodes),
    );

  function record(event: SecurityEventKind, { user }: Viewer, { address: network }: Caller): void {
    deps.securityLog.record({ event, userId: user.id, network });
  }
}
