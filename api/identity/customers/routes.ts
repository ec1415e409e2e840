import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import type { Viewer } from '#api/http/viewer';
import { signedInGuard } from '#api/http/viewer';
import type { SessionControl } from '#api/identity/sessions/service';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import type { Customer } from '#contract/customers';
import * as endpoint from '#contract/endpoints/customers';
import type { CustomerRow } from '#db/schema/customers';
import type { SecurityEventKind } from '#db/values/security-events';
import type { SecurityLog } from '../security-log/recorder.ts';
import { type Caller, callerPlugin } from '../sessions/find-viewer.ts';
import type { CredentialsService } from '../sign-in/service.ts';
import type { Customers } from './service.ts';

type Beside = Pick<Customer, 'pendingEmail'> & Pick<Viewer, 'view'>;

type Dependencies = {
  access: SessionControl;
  customers: Customers;
  credentials: CredentialsService;
  clientAddress: ClientAddress;
  securityLog: Pick<SecurityLog, 'record'>;
  shopDay: ShopDay;
};

/** Routes for a customer's own account. */
export function customerRoutes(deps: Dependencies) {
  const { access, customers, credentials, shopDay } = deps;
  const toWire = async (customer: CustomerRow, view: Viewer['view'] = null) =>
    customerToWire(customer, { pendingEmail: await customers.pendingEmail(customer), view });

  return new Elysia({ name: 'customers' })
    .use(signedInGuard(access))
    .use(callerPlugin(deps.clientAddress, access.cookie))
    .get(
      endpoint.getCustomer.path,
      ({ viewer }) => toWire(viewer.customer, viewer.view),
      schemaOf(endpoint.getCustomer),
    )
    .patch(
      endpoint.updateProfile.path,
      async ({ viewer, body }) => toWire(await customers.rename(viewer, body)),
      schemaOf(endpoint.updateProfile),
    )
    .post(
      endpoint.changePassword.path,
      async ({ viewer, body, caller, cookie }) => {
        const sid = await credentials.changePassword(viewer, body, caller);
        await access.cookie.write(cookie, sid);
        record('password_changed', viewer, caller);
        return { ok: true } as const;
      },
      schemaOf(endpoint.changePassword),
    )
    .post(
      endpoint.changeEmail.path,
      async ({ viewer, body }) => {
        await customers.changeEmail(viewer, body);
        return { ok: true } as const;
      },
      schemaOf(endpoint.changeEmail),
    )
    .post(
      endpoint.sendEmailCode.path,
      async ({ viewer }) => {
        await customers.sendCode(viewer);
        return { ok: true } as const;
      },
      schemaOf(endpoint.sendEmailCode),
    )
    .post(
      endpoint.verifyEmail.path,
      async ({ viewer, body, cookie }) => {
        const { customer, sid } = await customers.verifyEmail(viewer, body.code);
        await access.cookie.write(cookie, sid);
        return toWire(customer);
      },
      schemaOf(endpoint.verifyEmail),
    )
    .get(
      endpoint.listSessions.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listSessions,
          shopDay,
          read: (query) => access.sessions.list(context.viewer.customer, query),
          toWire: ({ key, id, device, createdAt, seenAt }) => ({
            id,
            device,
            signedInAt: createdAt,
            seenAt,
            current: key === context.viewer.session.key,
          }),
        }),
      listSchemaOf(endpoint.listSessions, shopDay),
    )
    .delete(
      endpoint.endSession.path,
      async ({ viewer, params, caller }) => {
        await access.sessions.endOne(viewer, params.id);
        record('session_ended', viewer, caller);
        return { ok: true } as const;
      },
      schemaOf(endpoint.endSession),
    )
    .delete(
      endpoint.endAllSessions.path,
      async ({ viewer, caller, cookie }) => {
        await customers.signOutEverywhere(viewer);
        record('signed_out_everywhere', viewer, caller);
        access.cookie.clear(cookie);
        return { ok: true } as const;
      },
      schemaOf(endpoint.endAllSessions),
    );

  function record(event: SecurityEventKind, { user }: Viewer, { address, device }: Caller): void {
    deps.securityLog.record({ event, userId: user.id, network: address, detail: device });
  }
}

function customerToWire(row: CustomerRow, { pendingEmail, view }: Beside): Customer {
  const { id, email, firstName, lastName, profileImageUrl, isAdmin, role, emailVerifiedAt } = row;
  const emailVerified = emailVerifiedAt !== null;
  return {
    id,
    email,
    firstName,
    lastName,
    profileImageUrl,
    isAdmin,
    role,
    emailVerified,
    pendingEmail,
    view: view && { endsAt: view.endsAt.toISOString() },
  };
}
