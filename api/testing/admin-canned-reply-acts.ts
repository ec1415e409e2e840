import { cannedReplies } from '#db/schema/canned-replies';
import { type AdminActs, changed, first } from './admin-act.ts';
import type { TestShop } from './shop.ts';

export const adminCannedReplyActs: AdminActs = {
  'POST /api/admin/canned-replies': async () => {
    const title = `Hours ${crypto.randomUUID()}`;
    return {
      path: '/api/admin/canned-replies',
      body: { title, text: 'Nine to six.' },
      verb: 'canned_reply.created',
      name: title,
      changes: [first('title', title), changed('text')],
      unversioned: 'It adds a record, so there is none to replace.',
    };
  },
  'PATCH /api/admin/canned-replies/:id': async (shop) => {
    const { id, title, updatedAt } = await aCannedReply(shop);
    const name = `${title} on Sundays`;
    const readAt = updatedAt.toISOString();
    const body = { title: name, text: 'Closed.' };
    return {
      path: `/api/admin/canned-replies/${id}`,
      body,
      atOnce: { first: { ...body, readAt }, second: { text: 'Mine.', readAt } },
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
    return {
      path: `/api/admin/canned-replies/${id}`,
      verb: 'canned_reply.deleted',
      name,
      unversioned: 'What is gone has no newer version.',
    };
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
