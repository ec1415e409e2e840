import { cannedReplies } from '#db/schema/canned-replies';
import { projects } from '#db/schema/projects';
import { type AdminActs, changed, first } from './admin-act.ts';
import type { TestShop } from './shop.ts';
import { aTicket } from './tickets.ts';

/** Admin actions on tickets, canned replies and project requests. */
export const adminSupportActs: AdminActs = {
  'PATCH /api/projects/:id/status': async ({ db }) => {
    const projectId = `ACC-1999-${crypto.randomUUID().slice(0, 8)}`;
    const asked = {
      businessName: 'Secret business',
      contactPerson: 'Secret',
      email: 's@s.example',
    };
    const [project] = await db
      .insert(projects)
      .values({ projectId, ...asked })
      .returning();
    return {
      path: `/api/projects/${project?.id}/status`,
      body: { status: 'review' },
      verb: 'project.changed',
      name: projectId,
      changes: [{ field: 'status', before: 'submitted', after: 'review' }],
    };
  },
  'PATCH /api/support/:id': async ({ db }) => {
    const { ticketId } = await aTicket(db, { subject: 'Secret subject' });
    return {
      path: `/api/support/${ticketId}`,
      body: { priority: 'high' },
      verb: 'ticket.changed',
      name: ticketId,
      changes: [{ field: 'priority', before: 'medium', after: 'high' }],
    };
  },
  'PATCH /api/support/:id/status': async ({ db }) => {
    const { ticketId } = await aTicket(db, { subject: 'Secret subject' });
    return {
      path: `/api/support/${ticketId}/status`,
      body: { status: 'resolved' },
      verb: 'ticket.changed',
      name: ticketId,
      changes: [{ field: 'status', before: 'open', after: 'resolved' }],
    };
  },
  'POST /api/support/:id/merge': async ({ db }) => {
    const { ticketId: into } = await aTicket(db, { subject: 'Secret subject' });
    const { ticketId } = await aTicket(db, { subject: 'Secret subject' });
    return {
      path: `/api/support/${ticketId}/merge`,
      body: { into, version: 1 },
      verb: 'ticket.merged',
      name: ticketId,
      changes: [{ field: 'mergedInto', before: null, after: into }],
    };
  },
  'DELETE /api/support/:id/guest-link': async ({ db }) => {
    const { ticketId } = await aTicket(db, { subject: 'Secret subject' });
    return {
      path: `/api/support/${ticketId}/guest-link`,
      verb: 'ticket.guest_links_ended',
      name: ticketId,
    };
  },
  'POST /api/admin/canned-replies': async () => {
    const title = `Hours ${crypto.randomUUID()}`;
    return {
      path: '/api/admin/canned-replies',
      body: { title, text: 'Nine to six.' },
      verb: 'canned_reply.created',
      name: title,
      changes: [first('title', title), changed('text')],
    };
  },
  'PATCH /api/admin/canned-replies/:id': async (shop) => {
    const { id, title } = await aCannedReply(shop);
    const name = `${title} on Sundays`;
    return {
      path: `/api/admin/canned-replies/${id}`,
      body: { title: name, text: 'Closed.' },
      verb: 'canned_reply.changed',
      name,
      changes: [
        { field: 'title', before: title, after: name },
        { field: 'text', before: null, after: null },
      ],
    };
  },
  'DELETE /api/admin/canned-replies/:id': async (shop) => {
    const { id, title: name } = await aCannedReply(shop);
    return { path: `/api/admin/canned-replies/${id}`, verb: 'canned_reply.deleted', name };
  },
};

async function aCannedReply({ db }: TestShop) {
  const title = `Hours ${crypto.randomUUID()}`;
  const [reply] = await db
    .insert(cannedReplies)
    .values({ title, text: 'Nine to six.' })
    .returning();
  if (!reply) throw new Error('The canned reply was not written');
  return reply;
}
