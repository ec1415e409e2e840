import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import { listAssignees } from '#api/identity/accounts/assignees';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/support';
import type { Db } from '#db/client';
import type { TicketMerges } from './merge.ts';
import type { SupportDesk } from './support-desk.ts';
import { adminTicketDetailsToWire, adminTicketToWire, messageToWire } from './to-wire.ts';

type Dependencies = {
  db: Db;
  access: SessionAccess;
  desk: SupportDesk;
  merges: TicketMerges;
  shopDay: ShopDay;
};

const done = { ok: true } as const;

export function supportDeskRoutes({ db, access, desk, merges, shopDay }: Dependencies) {
  return new Elysia({ name: 'support-desk' })
    .use(adminGuard(access))
    .get(
      endpoint.listAllTickets.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listAllTickets,
          shopDay,
          read: (query) => desk.list(context.viewer, query),
          toWire: adminTicketToWire,
        }),
      listSchemaOf(endpoint.listAllTickets, shopDay),
    )
    .get(
      endpoint.getAnyTicket.path,
      async ({ params }) => adminTicketDetailsToWire(await desk.find(params.id)),
      schemaOf(endpoint.getAnyTicket),
    )
    .patch(
      endpoint.updateTicket.path,
      async ({ viewer, params, body }) =>
        adminTicketToWire(await desk.change(viewer, params.id, body)),
      schemaOf(endpoint.updateTicket),
    )
    .patch(
      endpoint.updateTicketStatus.path,
      async ({ viewer, params, body }) =>
        adminTicketToWire(await desk.changeStatus(viewer, params.id, body)),
      schemaOf(endpoint.updateTicketStatus),
    )
    .get(
      endpoint.countTickets.path,
      ({ viewer }) => desk.count(viewer),
      schemaOf(endpoint.countTickets),
    )
    .get(
      endpoint.previewMerge.path,
      ({ params }) => merges.preview(params.id),
      schemaOf(endpoint.previewMerge),
    )
    .post(
      endpoint.mergeTicket.path,
      async ({ viewer, params, body }) => {
        const { ticketId } = await merges.merge(viewer, params.id, body);
        return adminTicketDetailsToWire(await desk.find(ticketId));
      },
      schemaOf(endpoint.mergeTicket),
    )
    .get(
      endpoint.listAllMessages.path,
      async ({ params }) => (await desk.messages(params.id)).map(messageToWire),
      schemaOf(endpoint.listAllMessages),
    )
    .post(
      endpoint.answerTicket.path,
      async ({ viewer, params, body, status }) =>
        status(201, messageToWire(await desk.write(viewer, params.id, body))),
      schemaOf(endpoint.answerTicket),
    )
    .post(
      endpoint.markMessagesRead.path,
      async ({ params }) => {
        await desk.markRead(params.id);
        return done;
      },
      schemaOf(endpoint.markMessagesRead),
    )
    .delete(
      endpoint.revokeGuestLink.path,
      async ({ viewer, params }) => {
        await desk.endGuestLinks(viewer, params.id);
        return done;
      },
      schemaOf(endpoint.revokeGuestLink),
    )
    .get(endpoint.listAssignees.path, () => listAssignees(db), schemaOf(endpoint.listAssignees));
}
