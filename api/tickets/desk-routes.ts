import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import {
  AdminTicket,
  AdminTicketList,
  TicketListQuery,
  TicketStatusChange,
} from '#contract/tickets';
import { answerPage, csvIfAsked } from '../lists/answer.ts';
import { admins, type SessionAccess } from '../session/viewer.ts';
import type { SupportDesk } from './desk.ts';
import { adminTicketToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; desk: SupportDesk };

/** What admins see and change of everybody's tickets. */
export function supportDeskRoutes({ access, desk }: Dependencies) {
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
    .patch(
      `${apiPaths.support}/:id/status`,
      async ({ params, body }) =>
        adminTicketToWire(await desk.changeStatus(params.id, body.status)),
      { parse: 'json', body: TicketStatusChange, response: AdminTicket },
    );
}
