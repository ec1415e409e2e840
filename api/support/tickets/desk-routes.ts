import { Elysia } from 'elysia';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { NewShopMessage, TicketMessage, TicketMessageList } from '#contract/ticket-messages';
import {
  AdminTicket,
  AdminTicketDetails,
  AdminTicketList,
  AssigneeList,
  TicketChange,
  TicketListQuery,
  TicketStatusChange,
} from '#contract/tickets';
import type { Db } from '#db/client';
import { listAssignees } from './assignees.ts';
import type { SupportDesk } from './desk.ts';
import { adminTicketDetailsToWire, adminTicketToWire, messageToWire } from './to-wire.ts';

type Dependencies = { db: Db; access: SessionAccess; desk: SupportDesk };

const one = `${apiPaths.support}/:id` as const;
const done = { ok: true } as const;

/** What admins see and change of everybody's tickets. */
export function supportDeskRoutes({ db, access, desk }: Dependencies) {
  return new Elysia({ name: 'support-desk' })
    .use(admins(access))
    .get(
      apiPaths.support,
      async ({ query, path, set }) =>
        answerPage(await desk.list(query), { path, query, headers: set.headers }).map(
          adminTicketToWire,
        ),
      {
        query: TicketListQuery,
        response: AdminTicketList,
        mapResponse: csvIfAsked(AdminTicketList),
      },
    )
    .get(one, async ({ params }) => adminTicketDetailsToWire(await desk.find(params.id)), {
      response: AdminTicketDetails,
    })
    .patch(
      one,
      async ({ viewer, params, body }) =>
        adminTicketToWire(await desk.change(viewer, params.id, body)),
      { parse: 'json', body: TicketChange, response: AdminTicket },
    )
    .patch(
      `${one}/status`,
      async ({ viewer, params, body }) =>
        adminTicketToWire(await desk.changeStatus(viewer, params.id, body.status)),
      { parse: 'json', body: TicketStatusChange, response: AdminTicket },
    )
    .get(
      `${one}/messages`,
      async ({ params }) => (await desk.messages(params.id)).map(messageToWire),
      { response: TicketMessageList },
    )
    .post(
      `${one}/messages`,
      async ({ viewer, params, body, status }) =>
        status(201, messageToWire(await desk.write(viewer, params.id, body))),
      { parse: 'json', body: NewShopMessage, response: { 201: TicketMessage } },
    )
    .post(
      `${one}/read`,
      async ({ params }) => {
        await desk.markRead(params.id);
        return done;
      },
      { response: Done },
    )
    .delete(
      `${one}/guest-link`,
      async ({ viewer, params }) => {
        await desk.endGuestLinks(viewer, params.id);
        return done;
      },
      { response: Done },
    )
    .get(apiPaths.assignees, () => listAssignees(db), { response: AssigneeList });
}
