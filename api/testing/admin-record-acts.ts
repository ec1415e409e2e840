import { eq } from 'drizzle-orm';
import { defaultSettings } from '#contract/default-settings';
import type { Database } from '#db/client';
import { cannedReplies } from '#db/schema/canned-replies';
import { discounts } from '#db/schema/discounts';
import { mails } from '#db/schema/mails';
import { projects } from '#db/schema/projects';
import { shopSettings } from '#db/schema/shop-settings';
import type { StoredSection } from '#db/values/settings';
import type { AdminActs } from './admin-act.ts';
import { aFailedJob } from './failed-jobs.ts';
import { aFailedWebhook } from './failed-webhooks.ts';
import { aLegalDraft, nextTermsVersion, publishTerms, saveLegalDraft } from './legal-drafts.ts';
import type { TestShop } from './shop.ts';
import { aTicket } from './tickets.ts';

/** Admin actions on records other than orders. */
export const adminRecordActs: AdminActs = {
  'POST /api/products': async () => ({
    path: '/api/products',
    body: { title: 'Ebbe', description: 'For florists.', demoUrl: '/demos/ebbe/', price: '19.00' },
    verb: 'product.created',
    name: 'Ebbe',
  }),
  'PATCH /api/products/:id': async ({ aProduct }) => ({
    path: `/api/products/${(await aProduct()).id}`,
    body: { title: 'Ebbe', price: '29.00', description: 'Long words.', featured: false },
    verb: 'product.changed',
    name: 'Ebbe',
    changes: [
      { field: 'title', before: 'Saltmarsh', after: 'Ebbe' },
      { field: 'description', before: null, after: null },
      { field: 'monthlyPrice', before: '19.00', after: '29.00' },
    ],
  }),
  'POST /api/products/:id/move': async ({ aProduct }) => {
    const [product, other] = [await aProduct(), await aProduct()];
    return {
      path: `/api/products/${product.id}/move`,
      body: { before: other.id },
      verb: 'product.moved',
      name: 'Saltmarsh',
    };
  },
  'POST /api/admin/categories/rename': async ({ aProduct }) => {
    const category = `Food ${crypto.randomUUID()}`;
    await aProduct({ category });
    return {
      path: '/api/admin/categories/rename',
      body: { from: category, to: 'Restaurants' },
      verb: 'product.changed',
      name: 'Saltmarsh',
      changes: [{ field: 'category', before: category, after: 'Restaurants' }],
    };
  },
  'DELETE /api/products/:id': async ({ aProduct }) => ({
    path: `/api/products/${(await aProduct()).id}`,
    verb: 'product.deleted',
    name: 'Saltmarsh',
  }),
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
  'PATCH /api/admin/settings': async (shop) => {
    const version = await versionOf(shop, 'brand');
    const value = { ...defaultSettings.brand, name: `Ebbe ${version}` };
    return {
      path: '/api/admin/settings',
      body: { section: 'brand', version, value },
      verb: 'settings.changed',
      name: `brand, version ${version + 1}`,
    };
  },
  'POST /api/admin/settings/restore': async (shop) => {
    const version = await versionOf(shop, 'brand');
    return {
      path: '/api/admin/settings/restore',
      body: { section: 'brand', version, restore: 0 },
      verb: 'settings.restored',
      name: `brand, version ${version + 1}`,
    };
  },
  'PATCH /api/admin/settings/legal/:document': async (shop) => {
    const version = await versionOf(shop, 'legal:terms');
    return {
      path: '/api/admin/settings/legal/terms',
      body: { version, text: aLegalDraft(version) },
      verb: 'settings.changed',
      name: `legal:terms, version ${version + 1}`,
    };
  },
  'POST /api/admin/settings/legal/:document/publish': async (shop) => ({
    path: '/api/admin/settings/legal/terms/publish',
    body: { version: await saveLegalDraft(shop) },
    verb: 'settings.legal_published',
    name: `terms, ${await nextTermsVersion(shop)}`,
  }),
  'POST /api/admin/settings/legal/:document/withdraw': async (shop) => {
    const soon = new Date(shop.clock.now().getTime() + 3 * 24 * 60 * 60 * 1000);
    const day = soon.toISOString().slice(0, 10);
    await publishTerms(shop, day);
    return {
      path: '/api/admin/settings/legal/terms/withdraw',
      body: { published: day },
      verb: 'settings.legal_withdrawn',
      name: `terms, ${day}`,
    };
  },
  'PATCH /api/admin/emails/:kind': async (shop) => {
    const version = await versionOf(shop, 'email:receipt');
    return {
      path: '/api/admin/emails/receipt',
      body: { version, texts: { title: `Thanks ${version}` } },
      verb: 'settings.changed',
      name: `email:receipt, version ${version + 1}`,
    };
  },
  'POST /api/admin/emails/:kind/restore': async (shop) => {
    const version = await versionOf(shop, 'email:receipt');
    return {
      path: '/api/admin/emails/receipt/restore',
      body: { version, restore: 0 },
      verb: 'settings.restored',
      name: `email:receipt, version ${version + 1}`,
    };
  },
  'POST /api/admin/emails/:kind/test': async () => ({
    path: '/api/admin/emails/receipt/test',
    body: { texts: {}, sample: 'account' },
    verb: 'mail.tested',
    name: 'receipt',
  }),
  'POST /api/admin/canned-replies': async () => {
    const title = `Hours ${crypto.randomUUID()}`;
    return {
      path: '/api/admin/canned-replies',
      body: { title, text: 'Nine to six.' },
      verb: 'canned_reply.created',
      name: title,
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
  'POST /api/admin/discounts': async () => {
    const code = aCode();
    return {
      path: '/api/admin/discounts',
      body: { code, percentOff: 10, duration: 'once' },
      verb: 'discount.created',
      name: code,
    };
  },
  'POST /api/admin/discounts/:id/end': async ({ db }) => {
    const code = aCode();
    const [discount] = await db
      .insert(discounts)
      .values({ code, percentOff: 10, duration: 'once' })
      .returning();
    return { path: `/api/admin/discounts/${discount?.id}/end`, verb: 'discount.ended', name: code };
  },
  'POST /api/admin/mails/:id/retry': async ({ db }) => {
    const words = { to: 'secret@secret.example', subject: 'Secret subject', text: 'Secret words' };
    const key = crypto.randomUUID();
    const [mail] = await db
      .insert(mails)
      .values({ key, kind: 'receipt', status: 'failed', ...words })
      .returning();
    return { path: `/api/admin/mails/${mail?.id}/retry`, verb: 'mail.retried', name: 'receipt' };
  },
  'POST /api/admin/operations/jobs/:id/retry': async ({ database }) => ({
    ...(await aFailedJobOf(database, 'retry')),
    verb: 'job.retried',
  }),
  'POST /api/admin/operations/jobs/:id/discard': async ({ database }) => ({
    ...(await aFailedJobOf(database, 'discard')),
    verb: 'job.discarded',
  }),
  'POST /api/admin/operations/webhooks/:id/replay': async (shop) => {
    const { id: name } = await aFailedWebhook(shop);
    return {
      path: `/api/admin/operations/webhooks/${name}/replay`,
      verb: 'webhook.replayed',
      name,
    };
  },
};

async function aFailedJobOf(database: Database, act: 'retry' | 'discard') {
  const id = await aFailedJob(database, { key: crypto.randomUUID() });
  const name = `reconciliation ${id.slice(0, 8)}`;
  return { path: `/api/admin/operations/jobs/${id}/${act}`, name };
}

const aCode = () => `CODE-${crypto.randomUUID().toUpperCase()}`.slice(0, 40);

async function aCannedReply({ db }: TestShop) {
  const title = `Hours ${crypto.randomUUID()}`;
  const [reply] = await db
    .insert(cannedReplies)
    .values({ title, text: 'Nine to six.' })
    .returning();
  if (!reply) throw new Error('The canned reply was not written');
  return reply;
}

async function versionOf({ db }: TestShop, section: StoredSection): Promise<number> {
  return db.$count(shopSettings, eq(shopSettings.section, section));
}
