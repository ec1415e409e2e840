import { Elysia } from 'elysia';
import { Customer, EmailChange, EmailCode, Profile } from '#contract/customers';
import { Done } from '#contract/fields';
import { OpenSessionList, OpenSessionListQuery } from '#contract/open-sessions';
import { apiPaths } from '#contract/paths';
import { PasswordChange } from '#contract/session';
import type { CustomerRow } from '#db/schema/customers';
import type { CredentialsService } from '../credentials/service.ts';
import { answerPage, csvIfAsked } from '../lists/answer.ts';
import type { Viewer } from '../session/service.ts';
import { members, type SessionAccess } from '../session/viewer.ts';
import type { Customers } from './service.ts';
import { customerToWire } from './to-wire.ts';

type Dependencies = {
  access: SessionAccess;
  customers: Customers;
  credentials: CredentialsService;
};

/** A customer's own account. */
export function customerRoutes({ access, customers, credentials }: Dependencies) {
  const toWire = async (customer: CustomerRow, view: Viewer['view'] = null) =>
    customerToWire(customer, { pendingEmail: await customers.pendingEmail(customer), view });

  return new Elysia({ name: 'customers' })
    .use(members(access))
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
      async ({ viewer, body, cookie }) => {
        await access.cookie.write(cookie, await credentials.changePassword(viewer, body));
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
      async ({ viewer, params }) => {
        await access.sessions.endOne(viewer, params.id);
        return { ok: true } as const;
      },
      { response: Done },
    )
    .delete(
      apiPaths.sessions,
      async ({ viewer, cookie }) => {
        await customers.signOutEverywhere(viewer);
        access.cookie.clear(cookie);
        return { ok: true } as const;
      },
      { response: Done },
    );
}
