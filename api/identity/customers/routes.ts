import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { Customer, EmailChange, EmailCode, Profile } from '#contract/customers';
import { Done } from '#contract/fields';
import { OpenSessionList, OpenSessionListQuery } from '#contract/open-sessions';
import { apiPaths } from '#contract/paths';
import { PasswordChange } from '#contract/session';
import type { CustomerRow } from '#db/schema/customers';
import type { SecurityEventKind } from '#db/values/security-events';
import type { SecurityLog } from '../security-log/recorder.ts';
import { type Caller, callers } from '../sessions/caller.ts';
import type { Viewer } from '../sessions/service.ts';
import { members, type SessionAccess } from '../sessions/viewer.ts';
import type { CredentialsService } from '../sign-in/service.ts';
import type { Customers } from './service.ts';
import { customerToWire } from './to-wire.ts';

type Dependencies = {
  access: SessionAccess;
  customers: Customers;
  credentials: CredentialsService;
  clientAddress: ClientAddress;
  securityLog: Pick<SecurityLog, 'record'>;
};

/** A customer's own account. */
export function customerRoutes(deps: Dependencies) {
  const { access, customers, credentials } = deps;
  const toWire = async (customer: CustomerRow, view: Viewer['view'] = null) =>
    customerToWire(customer, { pendingEmail: await customers.pendingEmail(customer), view });

  return new Elysia({ name: 'customers' })
    .use(members(access))
    .use(callers(deps.clientAddress, access.cookie))
    .get(apiPaths.customer, ({ viewer }) => toWire(viewer.customer, viewer.view), {
      response: Customer,
    })
    .patch(
      apiPaths.profile,
      async ({ viewer, body }) => toWire(await customers.rename(viewer, body)),
      { parse: 'json', body: Profile, response: Customer },
    )
    .post(
      apiPaths.password,
      async ({ viewer, body, caller, cookie }) => {
        const sid = await credentials.changePassword(viewer, body, caller);
        await access.cookie.write(cookie, sid);
        record('password_changed', viewer, caller);
        return { ok: true } as const;
      },
      { parse: 'json', body: PasswordChange, response: Done },
    )
    .post(
      apiPaths.email,
      async ({ viewer, body }) => {
        await customers.changeEmail(viewer, body);
        return { ok: true } as const;
      },
      { parse: 'json', body: EmailChange, response: Done },
    )
    .post(
      apiPaths.emailCode,
      async ({ viewer }) => {
        await customers.sendCode(viewer);
        return { ok: true } as const;
      },
      { response: Done },
    )
    .post(
      apiPaths.emailVerify,
      async ({ viewer, body, cookie }) => {
        const { customer, sid } = await customers.verifyEmail(viewer, body.code);
        await access.cookie.write(cookie, sid);
        return toWire(customer);
      },
      { parse: 'json', body: EmailCode, response: Customer },
    )
    .get(
      apiPaths.sessions,
      async ({ viewer, query, path, set }) => {
        const page = await access.sessions.list(viewer.customer, query);
        const open = answerPage(page, { path, query, headers: set.headers });
        return open.map(({ key, id, device, createdAt, seenAt }) => ({
          id,
          device,
          signedInAt: createdAt,
          seenAt,
          current: key === viewer.session.key,
        }));
      },
      {
        query: OpenSessionListQuery,
        response: OpenSessionList,
        mapResponse: csvIfAsked(OpenSessionList),
      },
    )
    .delete(
      `${apiPaths.sessions}/:id`,
      async ({ viewer, params, caller }) => {
        await access.sessions.endOne(viewer, params.id);
        record('session_ended', viewer, caller);
        return { ok: true } as const;
      },
      { response: Done },
    )
    .delete(
      apiPaths.sessions,
      async ({ viewer, caller, cookie }) => {
        await customers.signOutEverywhere(viewer);
        record('signed_out_everywhere', viewer, caller);
        access.cookie.clear(cookie);
        return { ok: true } as const;
      },
      { response: Done },
    );

  function record(event: SecurityEventKind, { user }: Viewer, { address, device }: Caller): void {
    deps.securityLog.record({ event, userId: user.id, network: address, detail: device });
  }
}
