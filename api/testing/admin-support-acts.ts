import { projects } from '#db/schema/projects';
import type { AdminActs } from './admin-act.ts';
import { aTicket } from './tickets.ts';

/** Admin actions on tickets and project requests. */
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
};
