import type { AnyElysia } from 'elysia';
import { cannedReplyRoutes } from '#api/support/canned-replies/routes';
import { attachmentRoutes, attachmentUploadRoutes } from '#api/support/tickets/attachment-routes';
import {
  conversationRoutes,
  guestConversationRoutes,
  orderConversationRoutes,
} from '#api/support/tickets/conversation-routes';
import { guestTicketRoutes } from '#api/support/tickets/guest-routes';
import { supportRequestRoutes } from '#api/support/tickets/request-routes';
import { ticketRoutes } from '#api/support/tickets/routes';
import { supportDeskRoutes } from '#api/support/tickets/support-desk-routes';
import { type RouteContext, toLinkDeps } from './context.ts';

/** Tickets and conversations. */
export function supportRoutes(context: RouteContext): AnyElysia[] {
  const { clientAddress, database, services, shopDay } = context;
  const { db } = database;
  const { access } = services;
  const conversationDeps = {
    access,
    conversations: services.support.conversations,
    ...toLinkDeps(context),
  };
  return [
    orderConversationRoutes(conversationDeps),
    conversationRoutes(conversationDeps),
    guestConversationRoutes(conversationDeps),
    supportDeskRoutes({
      db,
      access,
      desk: services.support.desk,
      merges: services.support.merges,
      shopDay,
    }),
    supportRequestRoutes({
      access,
      supportRequests: services.support.supportRequests,
      clientAddress,
    }),
    guestTicketRoutes(services.support.guestTickets),
    attachmentUploadRoutes({ access, attachments: services.attachments, clientAddress }),
    attachmentRoutes({
      access,
      attachments: services.attachments,
      guestTickets: services.support.guestTickets,
    }),
    cannedReplyRoutes({ access, cannedReplies: services.cannedReplies, shopDay }),
    ticketRoutes({ access, tickets: services.support.tickets, clientAddress, shopDay }),
  ];
}
