import { Elysia } from 'elysia';
import { requireRecentSignIn } from '#api/http/recent-sign-in';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock, ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/admin-customers';
import { correctOrderEmail } from '#contract/endpoints/guest-orders';
import { detailsToWire, mergePreviewToWire } from './details-to-wire.ts';
import type { EmailCorrections } from './email-corrections.ts';
import { noteToWire, personToWire } from './list.ts';
import type { CustomerMerges } from './merge.ts';
import type { CustomerNotes } from './notes.ts';
import type { CustomerPrivacy } from './privacy.ts';
import type { CustomerDirectory } from './service.ts';
import type { CustomerSessions } from './sessions.ts';

type Dependencies = {
  access: SessionAccess;
  directory: CustomerDirectory;
  notes: CustomerNotes;
  customerSessions: CustomerSessions;
  merges: CustomerMerges;
  correctEmail: EmailCorrections;
  privacy: CustomerPrivacy;
  now: Clock;
  shopDay: ShopDay;
};

/** Customers and guests, for admins. */
export function customerDirectoryRoutes(deps: Dependencies) {
  const { access, directory, notes, customerSessions, merges, privacy, now, shopDay } = deps;
  const { correctEmail } = deps;
  return new Elysia({ name: 'customer-directory' })
    .use(adminGuard(access))
    .get(
      endpoint.listAllCustomers.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listAllCustomers,
          shopDay,
          read: (query) => directory.list(query),
          toWire: personToWire,
        }),
      listSchemaOf(endpoint.listAllCustomers, shopDay),
    )
    .get(
      endpoint.getCustomerDetails.path,
      async ({ viewer, params }) =>
        detailsToWire(await directory.find(viewer, params.id), viewer.user.id),
      schemaOf(endpoint.getCustomerDetails),
    )
    .get(
      endpoint.getCustomerCredits.path,
      ({ viewer, params }) => directory.credits(viewer, params.id),
      schemaOf(endpoint.getCustomerCredits),
    )
    .patch(
      endpoint.updateCustomerBillingDetails.path,
      ({ viewer, params, body }) => directory.changeBillingDetails(viewer, params.id, body),
      schemaOf(endpoint.updateCustomerBillingDetails),
    )
    .post(
      endpoint.addCustomerNote.path,
      async ({ viewer, params, body, status }) =>
        status(201, noteToWire(await notes.add(viewer, params.id, body), viewer.user.id)),
      schemaOf(endpoint.addCustomerNote),
    )
    .patch(
      endpoint.updateCustomerNote.path,
      async ({ viewer, params, body }) =>
        noteToWire(await notes.change(viewer, params, body), viewer.user.id),
      schemaOf(endpoint.updateCustomerNote),
    )
    .delete(
      endpoint.deleteCustomerNote.path,
      async ({ viewer, params }) => {
        await notes.remove(viewer, params);
        return { ok: true } as const;
      },
      schemaOf(endpoint.deleteCustomerNote),
    )
    .delete(
      endpoint.endCustomerSession.path,
      async ({ viewer, params }) => {
        await customerSessions.end(viewer, params.id, params.sessionId);
        return { ok: true } as const;
      },
      schemaOf(endpoint.endCustomerSession),
    )
    .delete(
      endpoint.endCustomerSessions.path,
      async ({ viewer, params }) => {
        await customerSessions.endAll(viewer, params.id);
        return { ok: true } as const;
      },
      schemaOf(endpoint.endCustomerSessions),
    )
    .get(
      endpoint.previewCustomerMerge.path,
      async ({ params, query }) =>
        mergePreviewToWire(await merges.preview(params.id, query.guests)),
      schemaOf(endpoint.previewCustomerMerge),
    )
    .post(
      endpoint.mergeCustomers.path,
      async ({ viewer, params, body }) => {
        await merges.merge(viewer, params.id, body);
        return { ok: true } as const;
      },
      schemaOf(endpoint.mergeCustomers),
    )
    .patch(
      correctOrderEmail.path,
      async ({ viewer, params, body }) => {
        await correctEmail(viewer, params.id, body);
        return { ok: true } as const;
      },
      schemaOf(correctOrderEmail),
    )
    .post(
      endpoint.exportCustomer.path,
      ({ viewer, params }) => {
        requireRecentSignIn(viewer, now());
        return privacy.export(viewer, params.id);
      },
      schemaOf(endpoint.exportCustomer),
    )
    .get(
      endpoint.planCustomerErasure.path,
      ({ params }) => privacy.plan(params.id),
      schemaOf(endpoint.planCustomerErasure),
    )
    .delete(
      endpoint.eraseCustomer.path,
      ({ viewer, params }) => {
        requireRecentSignIn(viewer, now());
        return privacy.erase(viewer, params.id);
      },
      schemaOf(endpoint.eraseCustomer),
    );
}
